Feature: Duel

  @R-DUEL-01 @official @base
  Scenario: Without a BANG! the challenged player loses at once
    Given the card game
    And the table
      | seat | hand    |
      | A    | Duel    |
      | B    | Missed! |
      | C    |         |
      | D    |         |
    When A plays Duel on B
    And B passes
    Then B has 3 life
    And B's hand is Missed!
    And A has 5 life

  @R-DUEL-02 @official @base
  Scenario: The challenger must answer a BANG!
    Given the card game
    And the table
      | seat | hand  |
      | A    | Duel  |
      | B    | BANG! |
      | C    |       |
      | D    |       |
    When A plays Duel on B
    Then B is asked for a BANG!
    When B discards BANG!
    Then A has 4 life
    And B has 4 life
    And B's hand is empty
    And it is A's turn

  @R-DUEL-03 @official @base
  Scenario: A BANG! may be kept back
    Given the card game
    And the table
      | seat | hand  |
      | A    | Duel  |
      | B    | BANG! |
      | C    |       |
      | D    |       |
    When A plays Duel on B
    And B passes
    Then B has 3 life
    And B's hand is BANG!

  @R-DUEL-04 @official @base
  Scenario: Any distance, but not oneself
    Given the card game
    And the table
      | seat | character   | hand | in play |
      | A    | -           | Duel |         |
      | B    | -           |      |         |
      | C    | Paul Regret |      | Mustang |
      | D    | -           |      |         |
    Then the distance from A to C is 4
    And A may play Duel on C
    And A may not play Duel on A

  @R-DUEL-07 @official @base
  Scenario: BANG! cards of a Duel leave the limit untouched
    Given the card game
    And the table
      | seat | hand                      |
      | A    | Duel, BANG!, BANG!, BANG! |
      | B    | BANG!, BANG!              |
      | C    |                           |
      | D    |                           |
    When A plays Duel on B
    And B discards BANG!
    And A discards BANG!
    And B discards BANG!
    And A discards BANG!
    Then B has 3 life
    When A plays BANG! on B
    Then B has 2 life
    And A's hand is empty

  @R-DUEL-07 @official @base
  Scenario: A Duel after the BANG! of the turn
    Given the card game
    And the table
      | seat | hand        |
      | A    | Duel, BANG! |
      | B    | BANG!       |
      | C    |             |
      | D    |             |
    And A has played a BANG! this turn
    When A plays Duel on B
    And B discards BANG!
    And A discards BANG!
    Then B has 3 life
    And A has 5 life

  @R-DUEL-08 @official @base
  Scenario: The challenger is paid for a challenged Outlaw
    Given the card game
    And the table
      | seat | role     | life | hand |
      | A    | sheriff  |      | Duel |
      | B    | outlaw   | 1    |      |
      | C    | outlaw   |      |      |
      | D    | renegade |      |      |
    When A plays Duel on B
    Then B is eliminated
    And A has 3 cards in hand

  @R-DUEL-09 @official @base
  Scenario: Nobody is paid for an Outlaw who dies in his own Duel
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | outlaw   | 1    | Duel  |
      | B    | sheriff  |      |       |
      | C    | renegade |      | BANG! |
      | D    | outlaw   |      |       |
    When A plays Duel on C
    And C discards BANG!
    Then A is eliminated
    And C's hand is empty
    And D's hand is empty
    And it is B's turn

  @R-DUEL-10 @consensus @base
  Scenario: A Deputy who dies in his own Duel costs the Sheriff nothing
    Given the card game
    And the table
      | seat | role     | life | hand        | in play |
      | A    | deputy   | 1    | Duel        |         |
      | B    | outlaw   |      |             |         |
      | C    | sheriff  |      | BANG!, Beer | Barrel  |
      | D    | outlaw   |      |             |         |
      | E    | renegade |      |             |         |
    When A plays Duel on C
    And C discards BANG!
    Then A is eliminated
    And C's hand is Beer
    And C has in play Barrel

  @R-DUEL-11 @official @base
  Scenario: The Sheriff who kills his Deputy in a Duel loses all cards
    Given the card game
    And the table
      | seat | role     | life | hand       | in play |
      | A    | sheriff  |      | Duel, Beer | Barrel  |
      | B    | deputy   | 1    |            |         |
      | C    | outlaw   |      |            |         |
      | D    | outlaw   |      |            |         |
      | E    | renegade |      |            |         |
    When A plays Duel on B
    Then B is eliminated
    And A's hand is empty
    And A has nothing in play
    And it is A's turn

  @R-DUEL-12 @official @base
  Scenario: Calamity Janet answers with Missed!
    Given the card game
    And the table
      | seat | character      | hand    |
      | A    | -              | Duel    |
      | B    | Calamity Janet | Missed! |
      | C    | -              |         |
      | D    | -              |         |
    When A plays Duel on B
    Then B is asked for a BANG!
    When B discards Missed!
    Then A has 4 life
    And B has 4 life

  @R-DUEL-13 @official @base
  Scenario: A challenged El Gringo takes a card from the challenger
    Given the card game
    And the table
      | seat | character | hand       |
      | A    | -         | Duel, Beer |
      | B    | El Gringo |            |
      | C    | -         |            |
      | D    | -         |            |
    When A plays Duel on B
    Then B has 2 life
    And B's hand is Beer
    And A's hand is empty

  @R-DUEL-14 @official @base
  Scenario: El Gringo takes nothing after a Duel of his own
    Given the card game
    And the table
      | seat | character | hand        |
      | A    | El Gringo | Duel        |
      | B    | -         | BANG!, Beer |
      | C    | -         |             |
      | D    | -         |             |
    When A plays Duel on B
    And B discards BANG!
    Then A has 3 life
    And A's hand is empty
    And B's hand is Beer

  @R-DUEL-15 @official @base
  Scenario: Suzy, out of cards through her Duel, draws only after it
    Given the card game
    And the table
      | seat | character      | hand  |
      | A    | Suzy Lafayette | Duel  |
      | B    | -              | BANG! |
      | C    | -              |       |
      | D    | -              |       |
    And the draw pile is BANG! Q♥
    When A plays Duel on B
    And B discards BANG!
    Then A has 4 life
    And A's hand is BANG! Q♥

  @R-DUEL-16 @consensus @base
  Scenario: A challenged Suzy draws only after the Duel
    Given the card game
    And the table
      | seat | character      | hand        |
      | A    | -              | Duel, BANG! |
      | B    | Suzy Lafayette | BANG!       |
      | C    | -              |             |
      | D    | -              |             |
    And the draw pile is BANG! Q♥
    When A plays Duel on B
    And B discards BANG!
    Then A is asked for a BANG!
    And B's hand is empty
    When A discards BANG!
    Then B has 3 life
    And B's hand is BANG! Q♥

  @R-DUEL-17 @consensus @base
  Scenario: After the Duel the turn goes on with its player
    Given the card game
    And the table
      | seat | character      | hand             |
      | A    | -              | Duel, Stagecoach |
      | B    | Suzy Lafayette | BANG!            |
      | C    | -              |                  |
      | D    | -              |                  |
    And the draw pile is Beer 6♥
    When A plays Duel on B
    And B discards BANG!
    Then A has 4 life
    And B's hand is Beer 6♥
    And it is A's turn
    And A may play Stagecoach
    And A may end the turn
