Feature: The turn and its limits

  @R-TURN-01 @official @base
  Scenario: Draw two, play, discard the excess, next player
    Given the card game
    And the table
      | seat | hand                         |
      | A    | Beer, Beer, Missed!, Missed! |
      | B    |                              |
      | C    |                              |
      | D    |                              |
    And the draw pile is BANG!, Barrel
    And A's turn is about to start
    When A's turn starts
    Then A's hand is Beer, Beer, Missed!, Missed!, BANG!, Barrel
    When A ends the turn
    Then A is asked for a discard
    When A discards Missed!
    Then A's hand is Beer, Beer, Missed!, BANG!, Barrel
    And it is B's turn
    And B has 2 cards in hand

  @R-TURN-02 @official @base
  Scenario: Nobody has to play a card
    Given the card game
    And the table
      | seat | hand                    |
      | A    | BANG!, Beer, Stagecoach |
      | B    |                         |
      | C    |                         |
      | D    |                         |
    When A ends the turn
    Then it is B's turn
    And A's hand is BANG!, Beer, Stagecoach

  @R-TURN-03 @official @base
  Scenario: Off turn only an answer or a last-second Beer is allowed
    Given the card game
    And the table
      | seat | hand            |
      | A    | Cat Balou, Beer |
      | B    | BANG!, Duel     |
      | C    |                 |
      | D    |                 |
    And it is B's turn
    When B plays BANG! on A
    Then A has 4 life
    And A may not play Cat Balou on B's hand
    And A may not play Beer
    And it is B's turn

  @R-TURN-04 @official @base
  Scenario: One BANG! card per turn
    Given the card game
    And the table
      | seat | hand         |
      | A    | BANG!, BANG! |
      | B    |              |
      | C    |              |
      | D    |              |
    When A plays BANG! on B
    Then B has 3 life
    And A may not play BANG! on B
    And A may not play BANG! on D

  @R-TURN-06 @official @base
  Scenario: No second copy of a card in play
    Given the card game
    And the table
      | seat | hand            | in play |
      | A    | Barrel, Mustang | Barrel  |
      | B    |                 |         |
      | C    |                 |         |
      | D    |                 |         |
    Then A may not play Barrel
    And A may play Mustang

  @R-TURN-07 @official @base
  Scenario: Nobody gets a second Jail
    Given the card game
    And the table
      | seat | hand | in play |
      | A    | Jail |         |
      | B    |      | Jail    |
      | C    |      |         |
      | D    |      |         |
    Then A may not play Jail on B
    And A may play Jail on C

  @R-TURN-08 @official @base
  Scenario: A new weapon replaces the old one
    Given the card game
    And the table
      | seat | character   | hand              | in play   |
      | A    | -           | Winchester, BANG! | Schofield |
      | B    | -           |                   |           |
      | C    | -           |                   |           |
      | D    | Paul Regret |                   | Mustang   |
      | E    | -           |                   |           |
      | F    | -           |                   |           |
    Then the distance from A to D is 5
    And A may not play BANG! on D
    When A plays Winchester
    Then A has in play Winchester
    And the top of the discard pile is Schofield
    And A may play BANG! on D

  @R-TURN-09 @consensus @base
  Scenario: The same weapon can't replace itself
    Given the card game
    And the table
      | seat | hand                 | in play   |
      | A    | Schofield, Remington | Schofield |
      | B    |                      |           |
      | C    |                      |           |
      | D    |                      |           |
    Then A may not play Schofield
    And A may play Remington

  @R-TURN-10 @official @base
  Scenario: A Stagecoach is already discarded when the pile is reshuffled
    Given the card game
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Beer
    And the discard pile is BANG!, Missed!, Duel
    When A plays Stagecoach
    Then A has 2 cards in hand
    And the draw pile has 3 cards

  @R-TURN-11 @consensus @base
  Scenario: No BANG! without anyone in reach
    Given the card game
    And the table
      | seat | hand             | in play |
      | A    | BANG!, Cat Balou |         |
      | B    |                  | Mustang |
      | C    |                  |         |
      | D    |                  | Mustang |
    Then A may not play BANG! on B
    And A may not play BANG! on C
    And A may not play BANG! on D
    When A plays Cat Balou on B's Mustang
    Then A may play BANG! on B

  @R-TURN-11 @consensus @base
  Scenario: No Cat Balou when nobody has a card
    Given the card game
    And the table
      | seat | hand      |
      | A    | Cat Balou |
      | B    |           |
      | C    |           |
      | D    |           |
    Then A may not play Cat Balou on B's hand
    And A may not play Cat Balou on C's hand
    And A may not play Cat Balou on D's hand

  @R-TURN-12 @official @base
  Scenario: The hand limit is the current life
    Given the card game
    And the table
      | seat | role     | character   | life | hand                               |
      | A    | outlaw   | Jesse Jones | 3/4  | Beer, Beer, Missed!, Missed!, Duel |
      | B    | sheriff  | -           |      |                                    |
      | C    | outlaw   | -           |      |                                    |
      | D    | renegade | -           |      |                                    |
    When A ends the turn
    Then A is asked for a discard
    When A discards Beer, Duel
    Then A's hand is Beer, Missed!, Missed!
    And it is B's turn

  @R-TURN-13 @official @base
  Scenario: Life lost in the own turn lowers the limit
    Given the card game
    And the table
      | seat | life | hand                            |
      | A    | 3    | Duel, Missed!, Missed!, Mustang |
      | B    |      | BANG!                           |
      | C    |      |                                 |
      | D    |      |                                 |
    When A plays Duel on B
    And B discards BANG!
    Then A has 2 life
    When A ends the turn
    Then A is asked for a discard
    When A discards Mustang
    Then A's hand is Missed!, Missed!
    And it is B's turn

  @R-TURN-14 @official @base
  Scenario: Too many cards do not matter before the own phase 3
    Given the card game
    And the table
      | seat | life | hand                                                                  |
      | A    |      |                                                                       |
      | B    | 2    | BANG!, BANG!, BANG!, BANG!, BANG!, Missed!, Missed!, Missed!, Missed! |
      | C    |      |                                                                       |
      | D    |      |                                                                       |
    When A ends the turn
    Then it is B's turn
    And B has 11 cards in hand
    When B ends the turn
    Then B is asked for a discard

  @R-TURN-15 @official @base
  Scenario: No discarding at will
    Given the card game
    And the table
      | seat | hand          | in play |
      | A    | Missed!, Beer | Barrel  |
      | B    |               |         |
      | C    |               |         |
      | D    |               |         |
    Then A may not discard Missed!
    And A may not discard Beer
    And A may not discard Barrel

  @R-TURN-16 @official @base
  Scenario: Nothing is played before the current card is finished
    Given the card game
    And the table
      | seat | hand                  |
      | A    | General Store, Panic! |
      | B    | Missed!               |
      | C    |                       |
      | D    |                       |
    And the draw pile is BANG!, Beer, Duel, Barrel
    Then A may play Panic! on B's hand
    When A plays General Store
    And A chooses Duel
    Then B is asked
    And A may not play Panic! on B's hand

  @R-TURN-17 @judgement @base
  Scenario: No card is played any more in phase 3
    Given the card game
    And the table
      | seat | life | hand                                  |
      | A    | 2    | Stagecoach, Missed!, Missed!, Mustang |
      | B    |      |                                       |
      | C    |      |                                       |
      | D    |      |                                       |
    When A ends the turn
    Then A is asked for a discard
    And A may not play Stagecoach
    And A may not play Mustang

  @R-TURN-18 @consensus @base
  Scenario: The turn ends with the death of its player
    Given the card game
    And the table
      | seat | role     | life | hand          |
      | A    | outlaw   | 1    | Duel, Missed! |
      | B    | sheriff  |      |               |
      | C    | outlaw   |      | BANG!         |
      | D    | renegade |      |               |
    When A plays Duel on C
    And C discards BANG!
    Then A is eliminated
    And it is B's turn
    And the game goes on

  @R-TURN-19 @official @base
  Scenario: The BANG! limit starts afresh each turn
    Given the card game
    And the table
      | seat | hand         |
      | A    | BANG!, BANG! |
      | B    | Indians!     |
      | C    |              |
      | D    |              |
    And the draw pile is Beer, Beer, Beer, Beer, Beer, Beer, Missed!, Missed!
    And A has played a BANG! this turn
    Then A may not play BANG! on B
    When A ends the turn
    And B plays Indians!
    And A discards BANG!
    And B ends the turn
    And C ends the turn
    And D ends the turn
    Then it is A's turn
    And A's hand is BANG!, Missed!, Missed!
    And A may play BANG! on B

  @R-TURN-20 @official @base
  Scenario: Blue cards stay, as many as there are names
    Given the card game
    And the table
      | seat | in play                           |
      | A    | Mustang, Scope, Barrel, Schofield |
      | B    |                                   |
      | C    |                                   |
      | D    |                                   |
    When A ends the turn
    And B ends the turn
    And C ends the turn
    And D ends the turn
    Then it is A's turn
    And A has in play Mustang, Scope, Barrel, Schofield
    And the distance from B to A is 2
    And the distance from A to C is 1
