Feature: Elimination, rewards, penalties and their order

  @R-DEATH-01 @official @base
  Scenario: The last card of an eliminated player goes to the discard pile
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      | BANG! |
      | B    | renegade | 1    | Duel  |
      | C    | outlaw   |      |       |
      | D    | outlaw   |      |       |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And B's hand is empty
    And the top of the discard pile is Duel
    And the game goes on

  @R-DEATH-01 @official @base
  Scenario Outline: Where the table wants it, the eliminated player chooses the order of his discards
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | life | hand  | in play |
      | A    | sheriff  |      | BANG! |         |
      | B    | renegade | 1    | Duel  | Scope   |
      | C    | outlaw   |      |       |         |
      | D    | outlaw   |      |       |         |
    When A plays BANG! on B
    And B discards <first>, <last>
    Then B is eliminated
    And B's hand is empty
    And B has nothing in play
    And the top of the discard pile is <last>

    Examples:
      | first | last  |
      | Duel  | Scope |
      | Scope | Duel  |

  @R-DEATH-02 @official @base
  Scenario: Even an Outlaw is paid for an Outlaw
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      |       |
      | B    | outlaw   |      | BANG! |
      | C    | outlaw   | 1    |       |
      | D    | renegade |      |       |
    And it is B's turn
    And the draw pile is Duel, Saloon, Mustang, Scope
    When B plays BANG! on C
    And C passes
    Then C is eliminated
    And B's hand is Duel, Saloon, Mustang

  @R-DEATH-03 @official @base
  Scenario Outline: No reward for a <victim>
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      |       |
      | B    | outlaw   |      | BANG! |
      | C    | <victim> | 1    |       |
      | D    | <other>  |      |       |
      | E    | outlaw   |      |       |
    And it is B's turn
    When B plays BANG! on C
    And C passes
    Then C is eliminated
    And B's hand is empty
    And the game goes on

    Examples:
      | victim   | other    |
      | deputy   | renegade |
      | renegade | deputy   |

  @R-DEATH-04 @official @base
  Scenario: A Sheriff who eliminates his Deputy loses every card
    Given the card game
    And the table
      | seat | role     | life | hand                 | in play             |
      | A    | sheriff  |      | BANG!, Beer, Missed! | Schofield, Dynamite |
      | B    | deputy   | 1    |                      |                     |
      | C    | outlaw   |      |                      |                     |
      | D    | outlaw   |      |                      |                     |
      | E    | renegade |      |                      |                     |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And A's hand is empty
    And A has nothing in play
    And it is A's turn

  @R-DEATH-05 @official @base
  Scenario: A Deputy killed by Dynamite costs the Sheriff nothing
    Given the card game
    And the table
      | seat | role     | life | hand | in play  |
      | A    | sheriff  |      | Beer | Scope    |
      | B    | deputy   | 2    |      | Dynamite |
      | C    | outlaw   |      |      |          |
      | D    | outlaw   |      |      |          |
      | E    | renegade |      |      |          |
    And B's turn is about to start
    And the draw pile is 5♠
    When B's turn starts
    Then B is eliminated
    And A's hand is Beer
    And A has in play Scope
    And it is C's turn

  @R-DEATH-05 @official @base
  Scenario: A Deputy killed by somebody else costs the Sheriff nothing
    Given the card game
    And the table
      | seat | role     | life | hand  | in play |
      | A    | sheriff  |      | Beer  | Scope   |
      | B    | deputy   | 1    |       |         |
      | C    | outlaw   |      | BANG! |         |
      | D    | outlaw   |      |       |         |
      | E    | renegade |      |       |         |
    And it is C's turn
    When C plays BANG! on B
    And B passes
    Then B is eliminated
    And C's hand is empty
    And A's hand is Beer
    And A has in play Scope

  @R-DEATH-07 @official @base
  Scenario: Sheriff Vulture Sam takes his Deputy's cards before he loses everything
    Given the card game
    And the table
      | seat | role     | character   | life | hand        | in play           |
      | A    | sheriff  | Vulture Sam |      | BANG!, Beer | Schofield, Barrel |
      | B    | deputy   | -           | 1    | Duel        | Mustang           |
      | C    | outlaw   | -           |      |             |                   |
      | D    | outlaw   | -           |      |             |                   |
      | E    | renegade | -           |      |             |                   |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And A's hand is empty
    And A has nothing in play
    And B's hand is empty
    And B has nothing in play

  @R-DEATH-09 @judgement @base
  Scenario: Bounty for the Outlaw first, penalty for the Deputy last
    Given the card game
    And the table
      | seat | role     | life | hand          | in play |
      | A    | sheriff  |      | Gatling, Beer | Scope   |
      | B    | outlaw   | 1    |               |         |
      | C    | deputy   | 1    |               |         |
      | D    | outlaw   |      |               |         |
      | E    | renegade |      |               |         |
    And the draw pile is Stagecoach, Duel, Saloon, Mustang
    When A plays Gatling
    And B passes
    And C passes
    And D passes
    And E passes
    Then B is eliminated
    And C is eliminated
    And A's hand is empty
    And A has nothing in play
    And the top of the draw pile is Mustang

  @R-DEATH-10 @consensus @base
  Scenario: Sheriff Suzy Lafayette draws one card after the penalty
    Given the card game
    And the table
      | seat | role     | character      | life | hand        | in play |
      | A    | sheriff  | Suzy Lafayette |      | BANG!, Beer | Scope   |
      | B    | deputy   | -              | 1    |             |         |
      | C    | outlaw   | -              |      |             |         |
      | D    | outlaw   | -              |      |             |         |
      | E    | renegade | -              |      |             |         |
    And the draw pile is Duel, Saloon
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And A's hand is Duel
    And A has nothing in play

  @R-DEATH-11 @official @base
  Scenario: The Dynamite that kills is not loot
    Given the card game
    And the table
      | seat | role     | character   | life | hand | in play  |
      | A    | sheriff  | -           |      |      |          |
      | B    | outlaw   | -           | 3    | Duel | Dynamite |
      | C    | outlaw   | -           |      |      |          |
      | D    | renegade | Vulture Sam |      |      |          |
    And B's turn is about to start
    And the draw pile is 5♠
    When B's turn starts
    Then B is eliminated
    And D's hand is Duel

  @R-DEATH-12 @official @base
  Scenario: Vulture Sam takes hand and table and discards nothing yet
    Given the card game
    And the table
      | seat | role     | character   | life | hand  | in play                |
      | A    | sheriff  | -           |      | BANG! |                        |
      | B    | outlaw   | -           | 1    | Duel  | Barrel, Jail, Dynamite |
      | C    | outlaw   | Vulture Sam | 1    |       |                        |
      | D    | renegade | -           |      |       |                        |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And C's hand is Duel, Barrel, Jail, Dynamite
    And C has nothing in play
    And it is A's turn

  @R-DEATH-14 @consensus @base
  Scenario: Vulture Sam takes the cards of two victims
    Given the card game
    And the table
      | seat | role     | character   | life | hand    |
      | A    | sheriff  | -           |      | Gatling |
      | B    | outlaw   | -           | 1    | Duel    |
      | C    | outlaw   | -           | 1    | Panic!  |
      | D    | renegade | Vulture Sam |      |         |
    When A plays Gatling
    And B passes
    And C passes
    And D passes
    Then B is eliminated
    And C is eliminated
    And D has 3 life
    And D's hand is Duel, Panic!

  @R-DEATH-15 @judgement @base
  Scenario: A vulture that dies with its prey keeps nothing
    Given the card game
    And the table
      | seat | role     | character   | life | hand    |
      | A    | sheriff  | -           |      | Gatling |
      | B    | outlaw   | -           | 1    | Duel    |
      | C    | outlaw   | Vulture Sam | 1    | Panic!  |
      | D    | renegade | -           |      |         |
    When A plays Gatling
    And B passes
    And C passes
    And D passes
    Then B is eliminated
    And C is eliminated
    And B's hand is empty
    And C's hand is empty
    And A has 6 cards in hand

  @R-DEATH-18 @official @base
  Scenario: Two Outlaws with one Gatling pay six cards
    Given the card game
    And the table
      | seat | role     | life | hand    |
      | A    | sheriff  |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   | 1    |         |
      | D    | renegade |      |         |
    When A plays Gatling
    And B passes
    And C passes
    And D passes
    Then B is eliminated
    And C is eliminated
    And A has 6 cards in hand
    And the game goes on

  @R-DEATH-19 @official @base
  Scenario: A dead player's Dynamite is not passed on
    Given the card game
    And the table
      | seat | role     | life | hand  | in play  |
      | A    | sheriff  |      | BANG! |          |
      | B    | renegade | 1    |       | Dynamite |
      | C    | outlaw   |      |       |          |
      | D    | outlaw   |      |       |          |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And B has nothing in play
    And C has nothing in play
    And the top of the discard pile is Dynamite

  @R-DEATH-20 @official @base
  Scenario Outline: <character> gets nothing for the wound that kills
    Given the card game
    And the table
      | seat | role     | character   | life | hand          |
      | A    | sheriff  | -           |      | BANG!, Panic! |
      | B    | renegade | <character> | 1    |               |
      | C    | outlaw   | -           |      |               |
      | D    | outlaw   | -           |      |               |
    And the draw pile is Duel
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And B's hand is empty
    And A's hand is Panic!
    And the top of the draw pile is Duel

    Examples:
      | character    |
      | Bart Cassidy |
      | El Gringo    |

  @R-DEATH-21 @consensus @base
  Scenario Outline: Victory is judged after all victims of one card, whoever fell first
    Given the card game
    And the table
      | seat | role     | life | hand    |
      | A    | <first>  | 1    |         |
      | B    | <second> | 1    |         |
      | C    | renegade |      | Gatling |
      | D    | outlaw   |      |         |
    And D is eliminated
    And it is C's turn
    When C plays Gatling
    And A passes
    And B passes
    Then the game is over
    And the winners are C

    Examples:
      | first   | second  |
      | sheriff | outlaw  |
      | outlaw  | sheriff |

  @R-DEATH-22 @judgement @base
  Scenario: A bounty that empties the draw pile is completed from the reshuffled discards
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      | BANG! |
      | B    | outlaw   | 1    | Duel  |
      | C    | outlaw   |      |       |
      | D    | renegade |      |       |
    And the draw pile is only Beer
    And the discard pile is Panic!
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And A has 3 cards in hand
    And the draw pile has 1 card
