Feature: BANG! and Missed!

  @R-BANG-01 @official @base
  Scenario: A hit costs one life
    Given the card game
    And the table
      | seat | hand     |
      | A    | BANG! Q♥ |
      | B    |          |
      | C    |          |
      | D    |          |
    When A plays BANG! on B
    And B passes
    Then B has 3 life
    And A's hand is empty
    And the top of the discard pile is BANG! Q♥

  @R-BANG-02 @official @base
  Scenario: Missed! cancels the shot, which still counts for the limit
    Given the card game
    And the table
      | seat | hand         |
      | A    | BANG!, BANG! |
      | B    | Missed!      |
      | C    |              |
      | D    |              |
    When A plays BANG! on B
    Then B is asked for a dodge
    When B plays Missed!
    Then B has 4 life
    And B's hand is empty
    And the top of the discard pile is Missed!
    And A may not play BANG! on B

  @R-BANG-03 @official @base
  Scenario: Nobody can play Missed! for another player
    Given the card game
    And the table
      | seat | hand    |
      | A    | BANG!   |
      | B    | Missed! |
      | C    | Missed! |
      | D    |         |
    When A plays BANG! on B
    Then B is asked for a dodge
    And C may not play Missed!
    When B passes
    Then B has 3 life
    And C's hand is Missed!

  @R-BANG-04 @official @base
  Scenario: Nobody has to defend himself
    Given the card game
    And the table
      | seat | hand    |
      | A    | BANG!   |
      | B    | Missed! |
      | C    |         |
      | D    |         |
    When A plays BANG! on B
    And B passes
    Then B has 3 life
    And B's hand is Missed!

  @R-BANG-05 @official @base
  Scenario: Missed! is no action
    Given the card game
    And the table
      | seat | hand    |
      | A    | Missed! |
      | B    |         |
      | C    |         |
      | D    |         |
    Then A may not play Missed!
    And A may not play Missed! as BANG! on B

  @R-BANG-07 @judgement @base
  Scenario: No second Missed! against a cancelled shot
    Given the card game
    And the table
      | seat | hand             |
      | A    | BANG!            |
      | B    | Missed!, Missed! |
      | C    |                  |
      | D    |                  |
    When A plays BANG! on B
    And B plays Missed!
    Then B has 4 life
    And B may not play Missed!
    And B's hand is Missed!

  @R-BANG-08 @official @base
  Scenario: Volcanic fires any number of BANG! at distance 1
    Given the card game
    And the table
      | seat | hand                       | in play  |
      | A    | BANG!, BANG!, BANG!, BANG! | Volcanic |
      | B    |                            |          |
      | C    |                            |          |
      | D    |                            |          |
      | E    |                            |          |
      | F    |                            |          |
    When A plays BANG! on B
    And A plays BANG! on F
    And A plays BANG! on B
    Then A may not play BANG! on C
    When A plays BANG! on F
    Then B has 2 life
    And F has 2 life
    And A's hand is empty

  @R-BANG-08 @official @base
  Scenario: Volcanic with a Scope
    Given the card game
    And the table
      | seat | hand         | in play         |
      | A    | BANG!, BANG! | Volcanic, Scope |
      | B    |              |                 |
      | C    |              |                 |
      | D    |              |                 |
      | E    |              |                 |
      | F    |              |                 |
    When A plays BANG! on C
    And A plays BANG! on C
    Then C has 2 life

  @R-BANG-09 @consensus @base
  Scenario: A Volcanic laid after the first shot lifts the limit
    Given the card game
    And the table
      | seat | hand                   | in play   |
      | A    | BANG!, BANG!, Volcanic | Schofield |
      | B    |                        |           |
      | C    |                        |           |
      | D    |                        |           |
    When A plays BANG! on C
    Then A may not play BANG! on B
    When A plays Volcanic
    And A plays BANG! on B
    Then C has 3 life
    And B has 3 life

  @R-BANG-10 @judgement @base
  Scenario: Swapping the Volcanic away brings the limit back
    Given the card game
    And the table
      | seat | hand                           | in play  |
      | A    | BANG!, BANG!, BANG!, Remington | Volcanic |
      | B    |                                |          |
      | C    |                                |          |
      | D    |                                |          |
    When A plays BANG! on B
    And A plays BANG! on B
    And A plays Remington
    Then A may not play BANG! on B
    And A may not play BANG! on C

  @R-BANG-11 @official @base
  Scenario: A BANG! after a Gatling
    Given the card game
    And the table
      | seat | hand           |
      | A    | Gatling, BANG! |
      | B    |                |
      | C    |                |
      | D    |                |
    When A plays Gatling
    And A plays BANG! on B
    Then B has 2 life
    And C has 3 life
    And D has 3 life

  @R-BANG-14 @consensus @base
  Scenario: With no cards in hand the Barrel may still be used
    Given the card game
    And the table
      | seat | hand  | in play |
      | A    | BANG! |         |
      | B    |       | Barrel  |
      | C    |       |         |
      | D    |       |         |
    When A plays BANG! on B
    Then B is asked for a dodge
    And B has 4 life
    And B may use Barrel
