@strict
Feature: Table options for what many groups are used to

  # same weapon again

  @R-TURN-09 @consensus @base
  Scenario: A weapon may replace one of its own name
    Given the card game
    And option same weapon again is on
    And the table
      | seat | hand         | in play      |
      | A    | Schofield Q♣ | Schofield J♣ |
      | B    |              |              |
      | C    |              |              |
      | D    |              |              |
    When A plays Schofield Q♣
    Then A has in play Schofield Q♣
    And the top of the discard pile is Schofield J♣
    And A's hand is empty

  @R-TURN-06 @official @base
  Scenario: Only weapons may be laid again, nothing else of the same name
    Given the card game
    And option same weapon again is on
    And the table
      | seat | hand                   | in play          |
      | A    | Barrel, Jail, Volcanic | Barrel, Volcanic |
      | B    |                        | Jail             |
      | C    |                        |                  |
      | D    |                        |                  |
    Then A may not play Barrel
    And A may not play Jail on B
    And A may play Volcanic

  @R-TURN-09 @R-FOC-LASSO-4 @consensus @fistful
  Scenario: The same weapon again, asleep under Lasso
    Given the card game with A Fistful of Cards
    And option same weapon again is on
    And the table
      | seat | hand         | in play      |
      | A    | Volcanic 10♣ | Volcanic 10♠ |
      | B    |              |              |
      | C    |              |              |
      | D    |              |              |
    And the event in force is Lasso
    When A plays Volcanic 10♣
    Then A has in play Volcanic 10♣

  @R-TURN-09 @R-FOC-JUDGE-1 @consensus @fistful
  Scenario: Under The Judge not even the same weapon comes into play
    Given the card game with A Fistful of Cards
    And option same weapon again is on
    And the table
      | seat | hand         | in play      |
      | A    | Volcanic 10♣ | Volcanic 10♠ |
      | B    |              |              |
      | C    |              |              |
      | D    |              |              |
    And the event in force is The Judge
    Then A may not play Volcanic

  # volcanic is a book card

  @R-SETUP-11 @consensus @base
  Scenario: Beginners do without the Volcanic too
    Given the card game
    And option beginner deck is on
    And option volcanic is a book card is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    Then the draw pile has 67 cards

  @R-SETUP-11 @consensus @dodge-city
  Scenario: With Dodge City sixteen cards stay out
    Given the card game with Dodge City
    And option beginner deck is on
    And option volcanic is a book card is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    Then the draw pile has 104 cards

  @R-SETUP-11 @consensus @base
  Scenario: Whoever plays with the whole deck keeps the Volcanic
    Given the card game
    And option volcanic is a book card is on
    And the table
      | seat | hand                | in play  |
      | A    | BANG!, BANG!, BANG! | Volcanic |
      | B    |                     |          |
      | C    |                     |          |
      | D    |                     |          |
    Then the draw pile has 76 cards
    When A plays BANG! on B
    And A plays BANG! on B
    Then A may play BANG! on B

  # checks under lasso

  @R-FOC-LASSO-2 @consensus @fistful
  Scenario: Jail is checked under Lasso
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | in play |
      | A    |         |
      | B    | Jail    |
      | C    |         |
      | D    |         |
    And the event in force is Lasso
    And the draw pile is 7♣, Stagecoach, Saloon
    And B's turn is about to start
    When B's turn starts
    Then it is C's turn
    And B has nothing in play
    And C's hand is Stagecoach, Saloon

  @R-FOC-LASSO-2 @R-START-08 @consensus @fistful
  Scenario: Dynamite is checked under Lasso before Jail, and passed on
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | in play        |
      | A    |                |
      | B    | Jail, Dynamite |
      | C    |                |
      | D    |                |
    And the event in force is Lasso
    And the draw pile is 10♠, 9♥, Stagecoach, Saloon
    And B's turn is about to start
    When B's turn starts
    Then it is B's turn
    And B has nothing in play
    And C has in play Dynamite
    And B's hand is Stagecoach, Saloon

  @R-FOC-LASSO-2 @consensus @fistful
  Scenario: Dynamite explodes under Lasso
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | in play  |
      | A    |          |
      | B    | Dynamite |
      | C    |          |
      | D    |          |
    And the event in force is Lasso
    And the draw pile is 5♠, Stagecoach, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B has 1 life
    And B has nothing in play

  @R-FOC-LASSO-1 @official @fistful
  Scenario: All other cards in play still sleep under Lasso
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | hand  | in play         |
      | A    | BANG! | Winchester      |
      | B    |       | Mustang, Barrel |
      | C    |       |                 |
      | D    |       |                 |
    And the event in force is Lasso
    Then the distance from A to B is 1
    And A may not play BANG! on C
    When A plays BANG! on B
    Then B has 3 life

  # not on oneself

  @R-PANIC-05 @consensus @base
  Scenario: Panic! and Cat Balou are for the cards of others
    Given the card game
    And option not on oneself is on
    And the table
      | seat | hand              | in play  |
      | A    | Panic!, Cat Balou | Dynamite |
      | B    |                   | Scope    |
      | C    | Beer              |          |
      | D    |                   |          |
    Then A may not play Panic! on A's Dynamite
    And A may not play Cat Balou on A's Dynamite
    And A may play Panic! on B's Scope
    And A may play Cat Balou on C's hand

  @R-START-19 @consensus @base
  Scenario: Nobody goes to Jail of his own accord
    Given the card game
    And option not on oneself is on
    And the table
      | seat | hand |
      | A    |      |
      | B    | Jail |
      | C    |      |
      | D    |      |
    And it is B's turn
    Then B may not play Jail on B
    And B may not play Jail on A
    And B may play Jail on C

  @R-PANIC-05 @consensus @dodge-city
  Scenario: Other cards that take cards are not meant
    Given the card game with Dodge City
    And option not on oneself is on
    And the table
      | seat | hand           | in play           |
      | A    | Rag Time, Beer | Dynamite, Can Can |
      | B    |                |                   |
      | C    |                |                   |
      | D    |                |                   |
    Then A may play Rag Time discarding Beer on A's Dynamite
    And A may use Can Can on A's Dynamite

  # BANG! after Volcanic

  @R-BANG-10 @judgement @base
  Scenario: Shots with the Volcanic leave the usual BANG!
    Given the card game
    And option bang after volcanic is on
    And the table
      | seat | hand                                  | in play  |
      | A    | BANG!, BANG!, BANG!, BANG!, Remington | Volcanic |
      | B    |                                       |          |
      | C    |                                       |          |
      | D    |                                       |          |
    When A plays BANG! on B
    And A plays BANG! on B
    And A plays Remington
    And A plays BANG! on C
    Then A may not play BANG! on C
    And B has 2 life
    And C has 3 life

  @R-BANG-10 @R-BANG-09 @judgement @base
  Scenario: A BANG! before the Volcanic was the usual one
    Given the card game
    And option bang after volcanic is on
    And the table
      | seat | hand                                     | in play   |
      | A    | BANG!, BANG!, BANG!, Volcanic, Remington | Schofield |
      | B    |                                          |           |
      | C    |                                          |           |
      | D    |                                          |           |
    When A plays BANG! on C
    And A plays Volcanic
    And A plays BANG! on B
    And A plays Remington
    Then A may not play BANG! on B

  @R-BANG-10 @R-FOC-LASSO-5 @judgement @fistful
  Scenario: Under Lasso a Volcanic is none
    Given the card game with A Fistful of Cards
    And option bang after volcanic is on
    And the table
      | seat | hand                    | in play  |
      | A    | BANG!, BANG!, Remington | Volcanic |
      | B    |                         |          |
      | C    |                         |          |
      | D    |                         |          |
    And the event in force is Lasso
    When A plays BANG! on B
    Then A may not play BANG! on B
    When A plays Remington
    Then A may not play BANG! on B

  @R-BANG-10 @R-CHR-JANET-2 @judgement @high-noon
  Scenario: In a Shootout two BANG! are left after the Volcanic
    Given the card game with High Noon
    And option bang after volcanic is on
    And the table
      | seat | character      | hand                                      | in play  |
      | A    | Calamity Janet | Missed!, BANG!, Missed!, BANG!, Cat Balou | Volcanic |
      | B    | -              |                                           |          |
      | C    | -              |                                           |          |
      | D    | -              |                                           |          |
    And the event in force is Shootout
    When A plays Missed! as BANG! on B
    And A plays Cat Balou on A's Volcanic
    And A plays BANG! on B
    And A plays Missed! as BANG! on D
    Then A may not play BANG! on B

  # cuffed Beer

  @R-HN-CUFF-5 @judgement @high-noon
  Scenario: A Beer of any suit saves from the own Duel in handcuffs
    Given the card game with High Noon
    And option cuffed beer is on
    And the table
      | seat | life | hand    |
      | A    |      |         |
      | B    | 1    | Beer 6♥ |
      | C    |      | BANG!   |
      | D    |      |         |
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, BANG! 2♣
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays BANG! 2♣ on A
    And B plays Duel 8♣ on C
    And C discards BANG!
    And B passes
    Then B is asked for a beer
    When B plays Beer 6♥
    Then B is alive
    And B has 1 life
    And it is B's turn

  @R-HN-CUFF-1 @R-HN-CUFF-5 @judgement @high-noon
  Scenario: A Beer of another suit is still no drink between two cards
    Given the card game with High Noon
    And option cuffed beer is on
    And the table
      | seat | life | hand    |
      | A    |      |         |
      | B    | 1    | Beer 6♥ |
      | C    |      |         |
      | D    |      |         |
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, BANG! 2♣
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    Then B may not play Beer 6♥
    And B may play BANG! 2♣ on A

  @R-HN-CUFF-5 @R-BEER-07 @judgement @high-noon
  Scenario: With two players left no Beer of any suit helps in handcuffs
    Given the card game with High Noon
    And option cuffed beer is on
    And the table
      | seat | role     | life | hand    |
      | A    | sheriff  |      | BANG!   |
      | B    | renegade | 1    | Beer 6♥ |
      | C    | outlaw   |      |         |
      | D    | outlaw   |      |         |
    And C is eliminated
    And D is eliminated
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, Scope
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays Duel 8♣ on A
    And A discards BANG!
    And B passes
    And B plays Beer 6♥
    And B passes
    Then B is eliminated
    And the game is over

  # base characters only

  @R-HN-NID-1 @R-SETUP-06 @consensus @dodge-city @high-noon
  Scenario: A new identity with characters of the base game only
    Given the card game with Dodge City, High Noon, promos
    And option base characters only is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 1    |
      | C    |      |
      | D    |      |
    And B's spare character is Willy the Kid
    And the event in force is New Identity
    And B's turn is about to start
    When B's turn starts
    And B chooses yes
    Then B has 2 life

  @R-SETUP-10 @consensus @dodge-city
  Scenario: The cards of the other sets stay in
    Given the card game with Dodge City
    And option base characters only is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    Then the draw pile has 120 cards

  # one event deck

  @R-EVT-02 @R-EVT-06 @consensus @high-noon @fistful
  Scenario: Of two decks the one that is played goes on
    Given the card game with High Noon, A Fistful of Cards
    And option one event deck is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Ambush
    And the next event is Ranch
    And it is D's turn
    When D ends the turn
    Then the event in force is Ranch

  @R-EVT-06 @R-EVT-02 @consensus @high-noon @fistful
  Scenario: The last card of the one deck stays to the end
    Given the card game with High Noon, A Fistful of Cards
    And option one event deck is on
    And the table
      | seat | life | hand |
      | A    | 5/5  |      |
      | B    |      |      |
      | C    |      |      |
      | D    |      |      |
    And the event in force is High Noon
    And it is D's turn
    When D ends the turn
    Then the event in force is High Noon
    And A has 4 life
