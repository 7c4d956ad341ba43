@strict
Feature: The last Beer, with two players left and the option that forbids it

  @R-BEER-07 @judgement @base
  Scenario: Who is dying may not drink it, but Sid Ketchum may still lay it down with another card
    Given the card game
    And option no beer for two is on
    And the table
      | seat | role     | character   | life | hand       |
      | A    | sheriff  |             |      | BANG!      |
      | B    | outlaw   |             |      |            |
      | C    | outlaw   |             |      |            |
      | D    | renegade | Sid Ketchum | 1    | Beer, Duel |
    And B is eliminated
    And C is eliminated
    When A plays BANG! on D
    And D passes
    Then D is asked for a beer
    And D may not play Beer
    When D uses the ability discarding Beer, Duel
    Then D has 1 life

  @R-BEER-08 @judgement @base
  Scenario: As long as a third one is there, even one who dies by the same card, it may be drunk
    Given the card game
    And option no beer for two is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | sheriff  | 1    | Beer    |
      | C    | outlaw   |      |         |
      | D    | outlaw   | 1    |         |
    And C is eliminated
    When A plays Gatling
    And B passes
    Then B may play Beer
    When B plays Beer
    Then B has 1 life
    And D is eliminated
    And the game goes on
