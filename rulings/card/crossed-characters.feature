@strict
Feature: Options about characters meet events, characters and each other

  # base characters only

  @R-SETUP-06 @R-SETUP-13 @consensus @dodge-city @promo
  Scenario: Eight seats use all sixteen characters of the base game: the last one to spare is known
    Given the card game with Dodge City, promos
    And option base characters only is on
    And the table
      | seat | character      |
      | A    | Bart Cassidy   |
      | B    | Black Jack     |
      | C    | Calamity Janet |
      | D    | El Gringo      |
      | E    | Jesse Jones    |
      | F    | Jourdonnais    |
      | G    | Kit Carlson    |
      | H    | Lucky Duke     |
    And A's spare character is Paul Regret
    And B's spare character is Pedro Ramirez
    And C's spare character is Rose Doolan
    And D's spare character is Sid Ketchum
    And E's spare character is Slab the Killer
    And F's spare character is Suzy Lafayette
    And G's spare character is Vulture Sam
    Then H's spare character is Willy the Kid

  @R-SETUP-10 @R-GREEN-03 @consensus @dodge-city
  Scenario: Base characters lay green cards and pay for Springfield
    Given the card game with Dodge City
    And option base characters only is on
    And the table
      | seat | character     | hand              | in play   |
      | A    | Willy the Kid | Springfield, Beer | Derringer |
      | B    | Bart Cassidy  |                   |           |
      | C    | -             |                   |           |
      | D    | -             |                   |           |
    And the draw pile is Scope, Mustang
    When A plays Springfield discarding Beer on B
    Then B has 3 life
    And B's hand is Scope
    When A uses Derringer on B
    And B passes
    Then B has 2 life
    And A's hand is Mustang

  @R-SETUP-06 @R-HN-NID-4 @judgement @dodge-city @high-noon
  Scenario: A random new identity is refused: nothing has changed
    Given the card game with Dodge City, High Noon, promos
    And option base characters only is on
    And option random new identity is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 1    |
      | C    |      |
      | D    |      |
    And the event in force is New Identity
    And the draw pile is Scope, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses no
    Then B has 1 life
    And B's hand is Scope, Mustang

  @R-SETUP-06 @R-TRN-15 @consensus @dodge-city @high-noon @tournament
  Scenario: In the tournament too the identity to spare is one of the base game
    Given the card game with Dodge City, High Noon, tournament
    And option base characters only is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 4    |
      | C    |      |
      | D    |      |
      | E    |      |
    And B's spare character is Paul Regret
    And the event in force is New Identity
    And the draw pile is Scope, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses yes
    Then B has 2 life
    And the distance from A to B is 2
    And B's hand is Scope, Mustang

  # random new identity

  @R-HN-NID-1 @R-HN-NID-3 @R-START-02 @judgement @high-noon
  Scenario: Whoever keeps to his old self still has his Dynamite to check
    Given the card game with High Noon
    And option random new identity is on
    And the table
      | seat | life | in play  |
      | A    |      |          |
      | B    |      | Dynamite |
      | C    |      |          |
      | D    |      |          |
    And the event in force is New Identity
    And the draw pile is 5♠, Scope, Mustang
    And B's turn is about to start
    When B's turn starts
    Then B is asked for a choice
    And B has in play Dynamite
    When B chooses no
    Then B has 1 life
    And B's hand is Scope, Mustang

  @R-HN-NID-1 @R-HN-NID-3 @R-START-14 @judgement @high-noon
  Scenario: In Jail one is offered somebody else before the check
    Given the card game with High Noon
    And option random new identity is on
    And the table
      | seat | in play |
      | A    |         |
      | B    | Jail    |
      | C    |         |
      | D    |         |
    And the event in force is New Identity
    And the draw pile is 7♣
    And B's turn is about to start
    When B's turn starts
    Then B has in play Jail
    When B chooses no
    Then B has nothing in play
    And it is C's turn
    And C is asked for a choice

  @R-HN-NID-2 @R-DC-VERA-1 @judgement @dodge-city @high-noon
  Scenario: Vera Custer declines to be another and then copies one
    Given the card game with Dodge City, High Noon
    And option random new identity is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Vera Custer |
      | C    | Pixie Pete  |
      | D    | -           |
    And the event in force is New Identity
    And the draw pile is Scope, Mustang, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses no
    And B chooses C
    Then B's hand is Scope, Mustang, Beer

  @R-HN-NID-1 @R-3P-11 @judgement @dodge-city @high-noon
  Scenario: Among three the Deputy is the first to be offered somebody out of the box
    Given the card game with Dodge City, High Noon
    And option random new identity is on
    And the table
      | seat | life |
      | A    | 1    |
      | B    | 1    |
      | C    | 1    |
    And the next event is New Identity
    And the draw pile is Scope, Mustang
    And it is C's turn
    When C ends the turn
    Then the event in force is New Identity
    And A is asked for a choice
    When A chooses no
    Then A has 1 life
    And A's hand is Scope, Mustang

  # apache ignores duels

  @R-DC-APACHE-7 @R-HN-BLESS-2 @judgement @dodge-city @high-noon
  Scenario: Under the Blessing the Duel of Diamonds is one of Hearts, and Apache Kid must fight
    Given the card game with Dodge City, High Noon
    And option apache ignores duels is on
    And the table
      | seat | character  | hand    |
      | A    | -          | Duel Q♦ |
      | B    | Apache Kid | BANG!   |
      | C    | -          |         |
      | D    | -          |         |
    And the event in force is Blessing
    When A plays Duel on B
    Then B is asked for a BANG!
    When B passes
    Then B has 2 life

  @R-DC-APACHE-7 @R-HN-HANG-1 @judgement @dodge-city @high-noon
  Scenario: With a Hangover a Duel of Diamonds hits Apache Kid
    Given the card game with Dodge City, High Noon
    And option apache ignores duels is on
    And the table
      | seat | character  | hand    |
      | A    | -          | Duel Q♦ |
      | B    | Apache Kid |         |
      | C    | -          |         |
      | D    | -          |         |
    And the event in force is Hangover
    When A plays Duel on B
    Then B has 2 life

  @R-DC-APACHE-7 @R-DC-VERA-1 @judgement @dodge-city
  Scenario: A Duel of Diamonds passes Vera Custer by while she is Apache Kid
    Given the card game with Dodge City
    And option apache ignores duels is on
    And the table
      | seat | character   | hand    |
      | A    | -           | Duel Q♦ |
      | B    | Vera Custer |         |
      | C    | Apache Kid  |         |
      | D    | -           |         |
    And the draw pile is Scope, Mustang, 7♠, 9♠, Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B ends the turn
    And C ends the turn
    And D ends the turn
    And A plays Duel on B
    Then B has 3 life
    And B's hand is Scope, Mustang

  @R-DC-APACHE-8 @R-DC-APACHE-7 @judgement @dodge-city
  Scenario: In a Duel of Clubs a BANG! of Diamonds counts against Apache Kid
    Given the card game with Dodge City
    And option apache ignores duels is on
    And the table
      | seat | character  | hand              |
      | A    | -          | Duel 8♣, BANG! 5♦ |
      | B    | Apache Kid | BANG! 2♣          |
      | C    | -          |                   |
      | D    | -          |                   |
    When A plays Duel on B
    And B discards BANG! 2♣
    And A discards BANG! 5♦
    Then B has 2 life

  @R-DC-APACHE-7 @R-FOC-LAW-2 @judgement @dodge-city @fistful
  Scenario: With only Apache Kid left the law still wants the Duel of Diamonds played
    Given the card game with Dodge City, A Fistful of Cards
    And option apache ignores duels is on
    And the table
      | seat | role     | character  | hand |
      | A    | sheriff  | -          |      |
      | B    | renegade | Apache Kid |      |
      | C    | outlaw   | -          |      |
      | D    | outlaw   | -          |      |
    And C is eliminated
    And D is eliminated
    And the event in force is Law of the West
    And the draw pile is Scope, Duel Q♦
    And A's turn is about to start
    When A's turn starts
    Then A may not end the turn
    When A plays Duel on B
    Then B has 3 life
    And A may end the turn

  # pat only others

  @R-DC-PAT-2 @R-START-03 @judgement @dodge-city
  Scenario: The Dynamite that Pat Brennan has just passed on is another's card
    Given the card game with Dodge City
    And option pat only others is on
    And the table
      | seat | character   | in play         |
      | A    | Pat Brennan | Dynamite, Scope |
      | B    | -           |                 |
      | C    | -           |                 |
      | D    | -           |                 |
    And the draw pile is K♠
    And A's turn is about to start
    When A's turn starts
    Then A may not choose A's Scope
    When A chooses B's Dynamite
    Then A's hand is Dynamite

  @R-DC-PAT-2 @judgement @dodge-city
  Scenario: Pat Brennan has nothing to choose but the draw pile where only he has a card in play
    Given the card game with Dodge City
    And option pat only others is on
    And the table
      | seat | character   | in play |
      | A    | Pat Brennan | Barrel  |
      | B    | -           |         |
      | C    | -           |         |
      | D    | -           |         |
      | E    | -           |         |
    And the draw pile is Saloon, Stagecoach
    And A's turn is about to start
    When A's turn starts
    And A chooses draw pile
    Then A's hand is Saloon, Stagecoach

  @R-DC-PAT-2 @R-DC-VERA-1 @judgement @dodge-city
  Scenario: Vera Custer as Pat Brennan robs only others too
    Given the card game with Dodge City
    And option pat only others is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Vera Custer | Mustang |
      | C    | Pat Brennan | Barrel  |
      | D    | -           |         |
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then B may not choose B's Mustang
    When B chooses C's Barrel
    Then B's hand is Barrel
    And C has nothing in play

  @R-DC-PAT-2 @R-FOC-LAW-9 @judgement @dodge-city @fistful
  Scenario: Who robs another has no second card for the law
    Given the card game with Dodge City, A Fistful of Cards
    And option pat only others is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Pat Brennan | Scope   |
      | C    | -           | Mustang |
      | D    | -           |         |
    And the event in force is Law of the West
    And B's turn is about to start
    When B's turn starts
    Then B may not choose B's Scope
    When B chooses C's Mustang
    Then B's hand is Mustang
    And B may end the turn

  @R-DC-PAT-2 @R-HN-TRAIN-3 @judgement @dodge-city @high-noon
  Scenario: Pat Brennan robs another and catches the train
    Given the card game with Dodge City, High Noon
    And option pat only others is on
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | -           | Barrel  |
      | B    | Pat Brennan | Scope   |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Train Arrival
    And the draw pile is Beer
    And B's turn is about to start
    When B's turn starts
    Then B may not choose B's Scope
    When B chooses A's Barrel
    Then B's hand is Barrel, Beer

  @R-DC-PAT-2 @R-DC-PAT-3 @judgement @dodge-city
  Scenario: Apache Kid's Mustang is another's card like any
    Given the card game with Dodge City
    And option pat only others is on
    And the table
      | seat | character   | in play |
      | A    | Pat Brennan | Barrel  |
      | B    | -           |         |
      | C    | Apache Kid  | Mustang |
      | D    | -           |         |
    And A's turn is about to start
    When A's turn starts
    Then A may not choose A's Barrel
    When A chooses C's Mustang
    Then A's hand is Mustang

  # pat and train

  @R-HN-TRAIN-3 @R-DC-VERA-1 @judgement @dodge-city @high-noon
  Scenario: Vera Custer as Pat Brennan catches the train
    Given the card game with Dodge City, High Noon
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | -           | Barrel  |
      | B    | Vera Custer |         |
      | C    | Pat Brennan |         |
      | D    | -           |         |
    And the event in force is Train Arrival
    And the draw pile is Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B chooses A's Barrel
    Then B's hand is Barrel, Beer

  @R-HN-TRAIN-1 @R-HN-TRAIN-3 @judgement @dodge-city @high-noon
  Scenario: Pat Brennan who draws from the pile draws three under Train Arrival and no fourth
    Given the card game with Dodge City, High Noon
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | -           | Barrel  |
      | B    | Pat Brennan |         |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Train Arrival
    And the draw pile is Beer, Saloon, Scope, Duel
    And B's turn is about to start
    When B's turn starts
    And B chooses draw pile
    Then B's hand is Beer, Saloon, Scope
    And the top of the draw pile is Duel

  @R-HN-TRAIN-3 @R-TRN-04 @judgement @dodge-city @high-noon @tournament
  Scenario: The card from the train may be the first of a new pile, and cost everybody a life point
    Given the card game with Dodge City, High Noon, tournament
    And option pat and train is on
    And the table
      | seat | character   | life | in play |
      | A    | -           | 5/5  | Barrel  |
      | B    | Pat Brennan | 4    |         |
      | C    | -           | 4    |         |
      | D    | -           | 4    |         |
      | E    | -           | 4    |         |
    And the event in force is Train Arrival
    And the draw pile is empty
    And the discard pile is Saloon, Duel
    And B's turn is about to start
    When B's turn starts
    And B chooses A's Barrel
    Then B has 3 life
    And A has 4 life
    And E has 3 life
    And B has 2 cards in hand

  @R-HN-TRAIN-3 @R-HN-THIRST-1 @judgement @dodge-city @high-noon
  Scenario: Under Thirst no train comes for Pat Brennan
    Given the card game with Dodge City, High Noon
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | -           | Barrel  |
      | B    | Pat Brennan |         |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Thirst
    And the draw pile is Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses A's Barrel
    Then B's hand is Barrel
    And the top of the draw pile is Beer

  @R-HN-TRAIN-3 @R-START-13 @judgement @dodge-city @high-noon
  Scenario: The train is due after a robbed Jail too
    Given the card game with Dodge City, High Noon
    And option pat and train is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Pat Brennan | Jail    |
      | C    | -           | Jail    |
      | D    | -           |         |
    And the event in force is Train Arrival
    And the draw pile is 9♥, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses C's Jail
    Then B's hand is Jail, Beer
    And C has nothing in play

  # vera before checks

  @R-START-20 @R-DC-VERA-5 @judgement @dodge-city
  Scenario: Vera Custer who stays in Jail keeps what she chose before
    Given the card game with Dodge City
    And option vera before checks is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Vera Custer | Jail    |
      | C    | Paul Regret |         |
      | D    | -           |         |
    And the draw pile is 7♣
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then it is C's turn
    And the distance from A to B is 2
    And B has nothing in play

  @R-START-20 @R-CHR-BART-2 @judgement @dodge-city
  Scenario: Vera Custer chooses Bart Cassidy before her Dynamite goes off
    Given the card game with Dodge City
    And option vera before checks is on
    And the table
      | seat | character    | life | in play  |
      | A    | -            |      |          |
      | B    | Vera Custer  | 3    | Dynamite |
      | C    | Bart Cassidy |      |          |
      | D    | -            |      |          |
    And the draw pile is 10♠, Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B has in play Dynamite
    When B chooses C
    Then B has 3 life
    And C has in play Dynamite
    And B's hand is Beer, Saloon

  @R-START-20 @R-HN-HANG-3 @judgement @dodge-city @high-noon
  Scenario: With a Hangover there is nothing to choose before the checks either
    Given the card game with Dodge City, High Noon
    And option vera before checks is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Vera Custer | Jail    |
      | C    | Lucky Duke  |         |
      | D    | -           |         |
    And the event in force is Hangover
    And the draw pile is 9♥, Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Beer, Saloon
    And B has nothing in play

  @R-START-20 @R-HN-NOON-1 @judgement @dodge-city @high-noon
  Scenario: High Noon strikes before Vera Custer chooses
    Given the card game with Dodge City, High Noon
    And option vera before checks is on
    And the table
      | seat | character    | life | in play |
      | A    | -            |      |         |
      | B    | Vera Custer  | 3    | Jail    |
      | C    | Bart Cassidy |      |         |
      | D    | -            |      |         |
    And the event in force is High Noon
    And the draw pile is 9♥, Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B has 2 life
    And B is asked for a player
    When B chooses C
    Then B's hand is Beer, Saloon

  @R-START-20 @R-FOC-LASSO-2 @judgement @dodge-city @fistful
  Scenario: Under Lasso with its checks Vera Custer chooses Lucky Duke first
    Given the card game with Dodge City, A Fistful of Cards
    And option vera before checks is on
    And option checks under lasso is on
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Vera Custer | Jail    |
      | C    | Lucky Duke  |         |
      | D    | -           |         |
    And the event in force is Lasso
    And the draw pile is 7♣, 9♥, Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B chooses 9♥
    Then B has nothing in play
    And B's hand is Beer, Saloon

  # vera keeps copy

  @R-FOC-VEND-4 @R-FOC-VEND-3 @judgement @dodge-city @fistful
  Scenario: Vera Custer as Lucky Duke turns two cards for her extra turn, and is Lucky Duke in it
    Given the card game with Dodge City, A Fistful of Cards
    And option vera keeps copy is on
    And the table
      | seat | character   | in play |
      | A    | Vera Custer |         |
      | B    | Lucky Duke  |         |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Vendetta
    And the draw pile is Scope, Mustang, 7♣, 9♥, Beer, Saloon
    And A's turn is about to start
    When A's turn starts
    And A chooses B
    And A ends the turn
    And A chooses 9♥
    Then it is A's turn
    And A's hand is Scope, Mustang, Beer, Saloon

  @R-FOC-VEND-4 @R-START-20 @judgement @dodge-city @fistful
  Scenario: Vera Custer who chooses before the checks does not choose again in her extra turn
    Given the card game with Dodge City, A Fistful of Cards
    And option vera keeps copy is on
    And option vera before checks is on
    And the table
      | seat | character   |
      | A    | Vera Custer |
      | B    | Pixie Pete  |
      | C    | -           |
      | D    | -           |
    And the event in force is Vendetta
    And the draw pile is Scope, Mustang, Barrel, 9♥, Beer, Saloon, Duel
    And A's turn is about to start
    When A's turn starts
    And A chooses B
    And A ends the turn
    Then it is A's turn
    And A's hand is Scope, Mustang, Barrel, Beer, Saloon, Duel
    And nobody is asked

  @R-FOC-VEND-4 @R-DC-VERA-4 @judgement @dodge-city @fistful
  Scenario: In her extra turn Vera Custer is still whom she has shot
    Given the card game with Dodge City, A Fistful of Cards
    And option vera keeps copy is on
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | Vera Custer |      |
      | B    | renegade | Pixie Pete  | 1    |
      | C    | outlaw   | -           |      |
      | D    | outlaw   | -           |      |
    And the event in force is Vendetta
    And the draw pile is Scope, BANG!, Barrel, 9♥, Beer, Saloon, Duel
    And A's turn is about to start
    When A's turn starts
    And A chooses B
    And A plays BANG! on B
    Then B is eliminated
    When A ends the turn
    Then it is A's turn
    And A's hand is Scope, Barrel, Beer, Saloon, Duel

  @R-FOC-VEND-4 @R-DC-VERA-7 @R-DC-DOC-1 @judgement @dodge-city @fistful
  Scenario: As Doc Holyday Vera Custer shoots once in each of her two turns
    Given the card game with Dodge City, A Fistful of Cards
    And option vera keeps copy is on
    And the table
      | seat | character   | hand                     |
      | A    | Vera Custer | Duel, Barrel, Stagecoach |
      | B    | -           |                          |
      | C    | Doc Holyday |                          |
      | D    | -           |                          |
    And the event in force is Vendetta
    And the draw pile is Scope, Mustang, 9♥, Beer, Saloon
    And A's turn is about to start
    When A's turn starts
    And A chooses C
    And A uses the ability discarding Duel, Barrel on B
    Then A may not use the ability discarding Scope, Mustang on B
    When A ends the turn
    And A uses the ability discarding Scope, Mustang on B
    Then B has 2 life
    And A's hand is Stagecoach, Beer, Saloon

  # doctor for the hurt

  @R-HN-DOCTOR-2 @R-HN-DOCTOR-1 @judgement @high-noon
  Scenario: Two who are hurt alike are both healed
    Given the card game with High Noon
    And option doctor for the hurt is on
    And the table
      | seat | character | life |
      | A    | -         | 4/5  |
      | B    | El Gringo | 3/3  |
      | C    | -         | 2/4  |
      | D    | -         | 2/4  |
    And the next event is The Doctor
    And it is D's turn
    When D ends the turn
    Then A has 4 life
    And B has 3 life
    And C has 3 life
    And D has 3 life

  @R-HN-DOCTOR-2 @R-DC-JOE-2 @judgement @dodge-city @high-noon
  Scenario: The Doctor brings Tequila Joe no Beer: one life point, though Paul Regret has fewer
    Given the card game with Dodge City, High Noon
    And option doctor for the hurt is on
    And the table
      | seat | character   | life |
      | A    | Tequila Joe | 4/5  |
      | B    | Paul Regret | 3/3  |
      | C    | -           | 4/4  |
      | D    | -           | 4/4  |
      | E    | Vera Custer | 3/3  |
    And the next event is The Doctor
    And it is E's turn
    When E ends the turn
    Then A has 5 life
    And B has 3 life
    And E has 3 life

  @R-HN-DOCTOR-2 @R-HN-DOCTOR-1 @judgement @high-noon
  Scenario: Where nobody is hurt the Doctor has nothing to do
    Given the card game with High Noon
    And option doctor for the hurt is on
    And the table
      | seat | character   | life |
      | A    | -           | 5/5  |
      | B    | Paul Regret | 3/3  |
      | C    | -           | 4/4  |
      | D    | -           | 4/4  |
    And the next event is The Doctor
    And the draw pile is Scope, Beer
    And it is D's turn
    When D ends the turn
    Then A has 5 life
    And B has 3 life
    And it is A's turn
    And A's hand is Scope, Beer

  @R-HN-DOCTOR-2 @R-WIN-04 @judgement @high-noon
  Scenario: Of the last two the hurt Sheriff is healed, though the other has fewer life points
    Given the card game with High Noon
    And option doctor for the hurt is on
    And the table
      | seat | role     | character | life |
      | A    | sheriff  | -         | 4/5  |
      | B    | outlaw   | -         |      |
      | C    | outlaw   | -         |      |
      | D    | renegade | El Gringo | 3/3  |
    And B is eliminated
    And C is eliminated
    And the next event is The Doctor
    And it is D's turn
    When D ends the turn
    Then A has 5 life
    And D has 3 life

  @R-HN-DOCTOR-2 @R-SETUP-08 @judgement @dodge-city @high-noon
  Scenario: A Sheriff with a bullet to gain is hurt, though nobody has more life points
    Given the card game with Dodge City, High Noon
    And option doctor for the hurt is on
    And the table
      | seat | character   | life |
      | A    | Vera Custer | 3/4  |
      | B    | El Gringo   | 3/3  |
      | C    | Paul Regret | 3/3  |
      | D    | -           | 4/4  |
      | E    | -           | 4/4  |
    And the next event is The Doctor
    And the draw pile is Scope, Beer
    And it is E's turn
    When E ends the turn
    Then A has 4 life
    And B has 3 life
    When A chooses C
    Then A's hand is Scope, Beer
