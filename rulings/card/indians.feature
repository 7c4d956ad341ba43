Feature: Indians!

  @R-IND-01 @official @base
  Scenario: All others discard a BANG! or are wounded, clockwise
    Given the card game
    And the table
      | seat | hand     |
      | A    | Indians! |
      | B    | BANG!    |
      | C    |          |
      | D    | BANG!    |
    When A plays Indians!
    Then B is asked for a BANG!
    When B discards BANG!
    Then D is asked for a BANG!
    And C has 3 life
    When D discards BANG!
    Then A has 5 life
    And B has 4 life
    And D has 4 life
    And B's hand is empty
    And D's hand is empty

  @R-IND-03 @official @base
  Scenario: The wound may be chosen
    Given the card game
    And the table
      | seat | hand     |
      | A    | Indians! |
      | B    | BANG!    |
      | C    |          |
      | D    |          |
    When A plays Indians!
    And B passes
    Then B has 3 life
    And B's hand is BANG!

  @R-IND-04 @consensus @base
  Scenario: Calamity Janet discards a Missed!
    Given the card game
    And the table
      | seat | character      | hand     |
      | A    | -              | Indians! |
      | B    | Calamity Janet | Missed!  |
      | C    | -              |          |
      | D    | -              |          |
    When A plays Indians!
    Then B is asked for a BANG!
    When B discards Missed!
    Then B has 4 life
    And B's hand is empty

  @R-IND-05 @official @base
  Scenario: An Outlaw killed by Indians! pays three cards
    Given the card game
    And the table
      | seat | role     | life | hand     |
      | A    | sheriff  |      | Indians! |
      | B    | outlaw   |      |          |
      | C    | outlaw   | 1    |          |
      | D    | renegade |      |          |
    When A plays Indians!
    Then C is eliminated
    And A has 3 cards in hand

  @R-IND-05 @official @base
  Scenario: A Deputy killed by the Sheriff's Indians! costs him all cards
    Given the card game
    And the table
      | seat | role     | life | hand           | in play |
      | A    | sheriff  |      | Indians!, Beer | Scope   |
      | B    | outlaw   |      |                |         |
      | C    | deputy   | 1    |                |         |
      | D    | outlaw   |      |                |         |
      | E    | renegade |      |                |         |
    When A plays Indians!
    Then C is eliminated
    And A's hand is empty
    And A has nothing in play

  @R-IND-06 @official @base
  Scenario: Two Indians! after a BANG!
    Given the card game
    And the table
      | seat | hand               |
      | A    | Indians!, Indians! |
      | B    |                    |
      | C    |                    |
      | D    |                    |
    And A has played a BANG! this turn
    When A plays Indians!
    And A plays Indians!
    Then B has 2 life
    And C has 2 life
    And D has 2 life

  @R-IND-07 @official @base
  Scenario: A BANG! discarded to Indians! does not use up the next turn's
    Given the card game
    And the table
      | seat | hand         |
      | A    | Indians!     |
      | B    | BANG!, BANG! |
      | C    |              |
      | D    |              |
    When A plays Indians!
    And B discards BANG!
    And A ends the turn
    Then it is B's turn
    When B plays BANG! on A
    Then A has 4 life
