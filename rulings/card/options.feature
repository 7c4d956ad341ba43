@strict
Feature: Table options, each deciding a judgement the other way

  @R-BEER-07 @judgement @base
  Scenario: With two players left a Beer can't even be played
    Given the card game
    And option no beer for two is on
    And the table
      | seat | life | hand        |
      | A    | 2    | Beer, BANG! |
      | B    | 1    | Beer        |
      | C    |      |             |
      | D    |      |             |
    And C is eliminated
    And D is eliminated
    Then A may not play Beer
    When A plays BANG! on B
    And B passes
    And B passes
    Then B is eliminated

  @R-DRAW-03 @judgement @base
  Scenario: The discards wait until the next card is needed
    Given the card game
    And option late reshuffle is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the draw pile is only Beer, Missed!
    And the discard pile is BANG!, Duel, Scope
    And A's turn is about to start
    When A's turn starts
    Then A's hand is Beer, Missed!
    And the draw pile has 0 cards
    And the top of the discard pile is BANG!
    When A ends the turn
    Then the draw pile has 1 card

  @R-CHR-SID-5 @judgement @base
  Scenario: Sid Ketchum may throw cards away unhurt
    Given the card game
    And option sid at full life is on
    And the table
      | seat | character   | hand       |
      | A    | Sid Ketchum | Duel, Beer |
      | B    | -           |            |
      | C    | -           |            |
      | D    | -           |            |
    When A uses the ability discarding Duel, Beer
    Then A has 5 life
    And A's hand is empty

  @R-DC-APACHE-7 @judgement @dodge-city
  Scenario: A Duel of Diamonds passes Apache Kid by
    Given the card game with Dodge City
    And option apache ignores duels is on
    And the table
      | seat | character  | hand    |
      | A    | -          | Duel Q♦ |
      | B    | Apache Kid | BANG!   |
      | C    | -          |         |
      | D    | -          |         |
    When A plays Duel on B
    Then B has 3 life
    And B's hand is BANG!
    And A's hand is empty

  @R-DC-PAT-2 @judgement @dodge-city
  Scenario: Pat Brennan leaves his own table alone
    Given the card game with Dodge City
    And option pat only others is on
    And the table
      | seat | character   | in play |
      | A    | Pat Brennan | Scope   |
      | B    | -           | Mustang |
      | C    | -           |         |
      | D    | -           |         |
    And A's turn is about to start
    When A's turn starts
    Then A may choose B's Mustang
    And A may not choose A's Scope

  @R-HN-TRAIN-3 @judgement @dodge-city @high-noon
  Scenario: Pat Brennan catches the train
    Given the card game with Dodge City, High Noon
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | Pat Brennan |         |
      | B    | -           | Mustang |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Train Arrival
    And the draw pile is Beer, Duel
    And A's turn is about to start
    When A's turn starts
    And A chooses B's Mustang
    Then A's hand is Mustang, Beer
    And the top of the draw pile is Duel

  @R-START-20 @judgement @dodge-city
  Scenario: Vera Custer chooses before the checks
    Given the card game with Dodge City
    And option vera before checks is on
    And the table
      | seat | role     | character   | in play |
      | A    | sheriff  | -           |         |
      | B    | outlaw   | Vera Custer | Jail    |
      | C    | outlaw   | Lucky Duke  |         |
      | D    | renegade | -           |         |
    And the draw pile is BANG! 7♣, Beer 9♥, Duel, Scope
    And B's turn is about to start
    When B's turn starts
    Then B is asked for a player
    And B has in play Jail
    When B chooses C
    And B chooses Beer 9♥
    Then B's hand is Duel, Scope
    And B has nothing in play

  @R-FOC-VEND-4 @judgement @dodge-city @fistful
  Scenario: Vera Custer keeps her copy in an extra turn
    Given the card game with Dodge City, A Fistful of Cards
    And option vera keeps copy is on
    And the table
      | seat | character   |
      | A    | Vera Custer |
      | B    | Pixie Pete  |
      | C    | -           |
      | D    | Bill Noface |
    And the event in force is Vendetta
    And the draw pile is Mustang, Scope, Barrel, 10♥, Duel, Saloon, Panic!
    And A's turn is about to start
    When A's turn starts
    And A chooses B
    And A ends the turn
    Then it is A's turn
    And A's hand is Mustang, Scope, Barrel, Duel, Saloon, Panic!

  @R-FOC-MINE-2 @judgement @fistful
  Scenario: A reprinted mine is worked to its last card
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | hand  |
      | A    |       |
      | B    |       |
      | C    | BANG! |
      | D    |       |
    And the event in force is Abandoned Mine
    And the discard pile is Duel
    And the draw pile is BANG! Q♥, Scope, Barrel
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Duel, BANG! Q♥
    And the top of the draw pile is Scope, Barrel
    When B plays Duel on C
    And C discards BANG!
    And B discards BANG! Q♥
    Then the top of the discard pile is BANG! Q♥

  @R-FOC-LIQUOR-2 @judgement @fistful
  Scenario: Hard Liquor for the unhurt
    Given the card game with A Fistful of Cards
    And option liquor at full life is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Hard Liquor
    And B's turn is about to start
    When B's turn starts
    And B uses the event
    Then B has 4 life
    And B's hand is empty

  @R-FOC-PEYOTE-4 @judgement @fistful
  Scenario: No way out of Peyote but a wrong guess
    Given the card game with A Fistful of Cards
    And option peyote to the end is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Peyote
    And the draw pile is BANG! 5♦, Missed! 2♠
    And B's turn is about to start
    When B's turn starts
    And B chooses red
    Then B may not pass
    When B chooses red
    Then B's hand is BANG! 5♦

  @R-HN-DOCTOR-2 @judgement @high-noon
  Scenario: The Doctor passes the unhurt by
    Given the card game with High Noon
    And option doctor for the hurt is on
    And the table
      | seat | character   | life |
      | A    | -           | 5/5  |
      | B    | Paul Regret | 3/3  |
      | C    | -           | 3/4  |
      | D    | -           | 4/4  |
    And the next event is The Doctor
    And it is D's turn
    When D ends the turn
    Then B has 3 life
    And C has 4 life

  @R-HN-GHOST-4 @judgement @high-noon
  Scenario: A ghost drinks in vain
    Given the card game with High Noon
    And option ghosts do not heal is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Beer, Saloon, Scope
    When A ends the turn
    And B plays Beer
    Then B has 0 life
    And it is B's turn

  @R-FOC-RICO-6 @judgement @fistful
  Scenario: Slab the Killer's ricochet takes two Missed!
    Given the card game with A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | -               | Missed! | Scope   |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the event in force is Ricochet
    When A uses the event discarding BANG! on B's Scope
    And B plays Missed!
    Then B has nothing in play

  @R-FOC-BLOOD-1 @judgement @fistful
  Scenario: Blood is given after the checks
    Given the card game with A Fistful of Cards
    And option blood after checks is on
    And the table
      | seat | life | in play  |
      | A    |      |          |
      | B    | 3    | Dynamite |
      | C    | 1    |          |
      | D    |      |          |
    And the event in force is Blood Brothers
    And the draw pile is 10♠, Stagecoach, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B is asked
    And C has in play Dynamite
    And B's hand is empty
    When B uses the event on C
    Then C has 2 life

  @R-HN-SERMON-5 @judgement @dodge-city @high-noon
  Scenario: Under the Sermon a BANG! pays for nothing
    Given the card game with Dodge City, High Noon
    And option sermon forbids costs is on
    And the table
      | seat | hand                     |
      | A    | Springfield, BANG!, Beer |
      | B    |                          |
      | C    |                          |
      | D    |                          |
    And the event in force is The Sermon
    Then A may not play Springfield discarding BANG! on C
    And A may play Springfield discarding Beer on C

  @R-TRN-04 @judgement @tournament
  Scenario: At championships a new draw pile costs nobody anything at once
    Given the card game with tournament
    And option championship toll is on
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays Stagecoach
    Then A has 5 life
    And B has 4 life

  @R-EVT-02 @judgement @high-noon
  Scenario: An event that is left out never comes
    Given the card game with High Noon
    And option without ghost town is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the next event is Shootout
    And it is D's turn
    When D ends the turn
    Then the event in force is Shootout
