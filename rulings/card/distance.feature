Feature: Distance and reach

  @R-DIST-01 @official @base
  Scenario: Six players around the table
    Given the card game
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
      | E    |      |
      | F    |      |
    Then the distance from A to B is 1
    And the distance from A to C is 2
    And the distance from A to D is 3
    And the distance from A to E is 2
    And the distance from A to F is 1

  @R-DIST-02 @official @base
  Scenario: A Mustang puts its owner farther away for the others only
    Given the card game
    And the table
      | seat | in play |
      | A    | Mustang |
      | B    |         |
      | C    |         |
      | D    |         |
      | E    |         |
      | F    |         |
    Then the distance from B to A is 2
    And the distance from C to A is 3
    And the distance from D to A is 4
    And the distance from E to A is 3
    And the distance from F to A is 2
    And the distance from A to B is 1
    And the distance from A to C is 2
    And the distance from A to D is 3

  @R-DIST-03 @official @base
  Scenario: A Scope brings the others closer for its owner only
    Given the card game
    And the table
      | seat | in play |
      | A    | Scope   |
      | B    |         |
      | C    |         |
      | D    |         |
      | E    |         |
      | F    |         |
    Then the distance from A to B is 1
    And the distance from A to C is 1
    And the distance from A to D is 2
    And the distance from A to E is 1
    And the distance from A to F is 1
    And the distance from B to A is 1
    And the distance from C to A is 2
    And the distance from D to A is 3

  @R-DIST-04 @official @base
  Scenario: No distance falls below 1
    Given the card game
    And the table
      | seat | character   | in play |
      | A    | Rose Doolan | Scope   |
      | B    | -           |         |
      | C    | -           |         |
      | D    | -           |         |
    Then the distance from A to B is 1
    And the distance from A to C is 1

  @R-DIST-05 @official @base
  Scenario: The living close ranks
    Given the card game
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
      | E    |      |
      | F    |      |
    And B is eliminated
    Then the distance from A to C is 1
    And the distance from A to D is 2
    And the distance from A to E is 2
    And the distance from A to F is 1

  @R-DIST-06 @official @base
  Scenario: Scope and Mustang cancel out
    Given the card game
    And the table
      | seat | in play |
      | A    | Scope   |
      | B    |         |
      | C    | Mustang |
      | D    |         |
      | E    |         |
      | F    |         |
    Then the distance from A to C is 2

  @R-DIST-07 @official @base
  Scenario Outline: Shooting at distance 2 with <in play>
    Given the card game
    And the table
      | seat | hand  | in play   |
      | A    | BANG! | <in play> |
      | B    |       |           |
      | C    |       |           |
      | D    |       |           |
      | E    |       |           |
      | F    |       |           |
    Then A <may> play BANG! on C

    Examples:
      | in play         | may     |
      |                 | may not |
      | Volcanic        | may not |
      | Schofield       | may     |
      | Remington       | may     |
      | Rev. Carabine   | may     |
      | Winchester      | may     |
      | Scope           | may     |
      | Volcanic, Scope | may     |

  @R-DIST-08 @official @base
  Scenario Outline: Shooting a mounted target at distance 4 with <weapon>
    Given the card game
    And the table
      | seat | hand  | in play  |
      | A    | BANG! | <weapon> |
      | B    |       |          |
      | C    |       |          |
      | D    |       | Mustang  |
      | E    |       |          |
      | F    |       |          |
    Then the distance from A to D is 4
    And A <may> play BANG! on D

    Examples:
      | weapon        | may     |
      | Volcanic      | may not |
      | Schofield     | may not |
      | Remington     | may not |
      | Rev. Carabine | may     |
      | Winchester    | may     |

  @R-DIST-09 @official @base
  Scenario: A weapon does not bring anyone closer for Panic!
    Given the card game
    And the table
      | seat | hand          | in play    |
      | A    | Panic!, BANG! | Winchester |
      | B    | Beer          |            |
      | C    | Beer          |            |
      | D    |               |            |
    Then A may not play Panic! on C's hand
    And A may play Panic! on B's hand
    And A may play BANG! on C

  @R-DIST-10 @official @base
  Scenario: A Mustang keeps Panic! away
    Given the card game
    And the table
      | seat | hand   | in play |
      | A    | Panic! |         |
      | B    | Beer   | Mustang |
      | C    |        |         |
      | D    | Beer   |         |
    Then A may not play Panic! on B's hand
    And A may not play Panic! on B's Mustang
    And A may play Panic! on D's hand

  @R-DIST-10 @official @base
  Scenario: A Scope extends Panic!
    Given the card game
    And the table
      | seat | hand   | in play |
      | A    | Panic! | Scope   |
      | B    |        |         |
      | C    | Beer   |         |
      | D    |        |         |
    Then A may play Panic! on C's hand

  @R-DIST-12 @official @base
  Scenario: Paul Regret on a Mustang
    Given the card game
    And the table
      | seat | character   | in play |
      | A    | -           |         |
      | B    | Paul Regret | Mustang |
      | C    | -           |         |
      | D    | -           |         |
    Then the distance from A to B is 3
    And the distance from C to B is 3
    And the distance from B to A is 1

  @R-DIST-13 @official @base
  Scenario: Rose Doolan with a Scope
    Given the card game
    And the table
      | seat | character   | in play |
      | A    | Rose Doolan | Scope   |
      | B    | -           |         |
      | C    | -           |         |
      | D    | -           |         |
      | E    | -           |         |
      | F    | -           |         |
    Then the distance from A to D is 1
    And the distance from D to A is 3

  @R-DIST-14 @official @base
  Scenario: Without the lost gun the reach is 1 again
    Given the card game
    And the table
      | seat | hand      | in play    |
      | A    | BANG!     | Winchester |
      | B    |           |            |
      | C    |           |            |
      | D    | Cat Balou |            |
    And it is D's turn
    When D plays Cat Balou on A's Winchester
    And D ends the turn
    Then it is A's turn
    And A may play BANG! on B
    And A may not play BANG! on C

  @R-DIST-15 @official @base
  Scenario: Distance need not be the same both ways
    Given the card game
    And the table
      | seat | in play |
      | A    | Scope   |
      | B    |         |
      | C    |         |
      | D    |         |
    Then the distance from A to C is 1
    And the distance from C to A is 2
