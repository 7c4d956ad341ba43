Feature: General Store, Stagecoach and Wells Fargo

  @R-STORE-01 @official @base
  Scenario: One card for each living player, picked clockwise
    Given the card game
    And the table
      | seat | hand          |
      | A    | General Store |
      | B    |               |
      | C    |               |
      | D    |               |
      | E    |               |
      | F    |               |
      | G    |               |
    And C is eliminated
    And F is eliminated
    And the draw pile is Beer, Missed!, Duel, Barrel, BANG!, Scope
    When A plays General Store
    Then A is asked
    And the top of the draw pile is Scope
    When A chooses BANG!
    Then B is asked
    When B chooses Barrel
    Then D is asked
    When D chooses Missed!
    Then E is asked
    When E chooses Beer
    Then A's hand is BANG!
    And B's hand is Barrel
    And D's hand is Missed!
    And E's hand is Beer
    And G's hand is Duel
    And it is A's turn

  @R-STORE-02 @judgement @base
  Scenario: The last player takes what is left
    Given the card game
    And the table
      | seat | hand          |
      | A    | General Store |
      | B    |               |
      | C    |               |
      | D    |               |
    And the draw pile is Beer, Missed!, Duel, Jail
    When A plays General Store
    And A chooses Beer
    And B chooses Missed!
    And C chooses Duel
    Then D's hand is Jail
    And it is A's turn

  @R-STORE-03 @consensus @base
  Scenario: A short pile is completed from the reshuffled discards
    Given the card game
    And the table
      | seat | hand          |
      | A    | General Store |
      | B    |               |
      | C    |               |
      | D    |               |
    And the draw pile is only Beer, Missed!
    And the discard pile is Duel
    When A plays General Store
    And A chooses Duel
    And B chooses General Store
    And C chooses Missed!
    Then A's hand is Duel
    And B's hand is General Store
    And C's hand is Missed!
    And D's hand is Beer
    And the draw pile has 0 cards

  @R-STORE-04 @consensus @base
  Scenario: Suzy's last card is a General Store
    Given the card game
    And the table
      | seat | character      | hand          |
      | A    | Suzy Lafayette | General Store |
      | B    | -              |               |
      | C    | -              |               |
      | D    | -              |               |
    And the draw pile is Beer, Missed!, Duel, Jail, Scope
    When A plays General Store
    And A chooses Duel
    And B chooses Beer
    And C chooses Missed!
    Then A's hand is Duel
    And the top of the draw pile is Scope

  @R-STORE-06 @official @base
  Scenario Outline: <character> draws two for a Stagecoach like everybody
    Given the card game
    And the table
      | seat | character   | hand       |
      | A    | <character> | Stagecoach |
      | B    | -           | Duel       |
      | C    | -           |            |
      | D    | -           |            |
    And the draw pile is Beer 6♥, BANG! Q♥, Missed! 2♠
    And the discard pile is Barrel
    When A plays Stagecoach
    Then A's hand is Beer 6♥, BANG! Q♥
    And the top of the draw pile is Missed! 2♠
    And B's hand is Duel

    Examples:
      | character     |
      | Black Jack    |
      | Kit Carlson   |
      | Jesse Jones   |
      | Pedro Ramirez |

  @R-STORE-06 @official @base
  Scenario: Wells Fargo draws three
    Given the card game
    And the table
      | seat | hand        |
      | A    | Wells Fargo |
      | B    |             |
      | C    |             |
      | D    |             |
    And the draw pile is Beer 6♥, BANG! Q♥, Missed! 2♠, Duel
    When A plays Wells Fargo
    Then A's hand is Beer 6♥, BANG! Q♥, Missed! 2♠
    And the top of the draw pile is Duel
