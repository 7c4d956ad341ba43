Feature: The tournament variant: every new deck costs a life

  @R-TRN-14 @official @base
  Scenario: Outside the tournament a new deck costs nothing
    Given the card game
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays Stagecoach
    Then A has 2 cards in hand
    And A has 5 life
    And B has 4 life
    And C has 4 life
    And D has 4 life
