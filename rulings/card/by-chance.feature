# Not strict: who is drawn out of the box decides what is asked next.
Feature: What only chance decides

  @R-HN-NID-1 @judgement @high-noon
  Scenario: A new identity out of the box
    Given the card game with High Noon
    And option random new identity is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 1    |
      | C    |      |
      | D    |      |
    And the event in force is New Identity
    And B's turn is about to start
    When B's turn starts
    And B chooses yes
    Then B has 2 life
