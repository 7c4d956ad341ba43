Feature: Beer, Saloon and dying

  @R-BEER-01 @official @base
  Scenario: Beer gives back one life
    Given the card game
    And the table
      | seat | role     | life | hand |
      | A    | outlaw   | 2/4  | Beer |
      | B    | sheriff  |      |      |
      | C    | outlaw   |      |      |
      | D    | renegade |      |      |
    When A plays Beer
    Then A has 3 life
    And A's hand is empty

  @R-BEER-02 @official @base
  Scenario: Beer at full life is allowed and does nothing
    Given the card game
    And the table
      | seat | role     | life | hand |
      | A    | outlaw   | 4/4  | Beer |
      | B    | sheriff  |      |      |
      | C    | outlaw   |      |      |
      | D    | renegade |      |      |
    When A plays Beer
    Then A has 4 life
    And A's hand is empty
    And the top of the discard pile is Beer

  @R-BEER-03 @official @base
  Scenario: Nobody drinks for another player
    Given the card game
    And the table
      | seat | life | hand        |
      | A    |      | BANG!, Beer |
      | B    | 1    | Beer        |
      | C    |      | Beer        |
      | D    |      |             |
    When A plays BANG! on B
    Then B is asked for a beer
    And A may not play Beer
    And C may not play Beer
    When B passes
    Then B is eliminated

  @R-BEER-04 @official @base
  Scenario: No Beer against a wound that does not kill
    Given the card game
    And the table
      | seat | role     | life | hand          |
      | A    | outlaw   | 2/4  | Beer, Missed! |
      | B    | sheriff  |      | BANG!         |
      | C    | outlaw   |      |               |
      | D    | renegade |      |               |
    And it is B's turn
    When B plays BANG! on A
    Then A is asked for a dodge
    And A may not play Beer
    When A passes
    Then A has 1 life
    And A may not play Beer
    And A's hand is Beer, Missed!

  @R-BEER-05 @official @base
  Scenario: A Beer against the last wound
    Given the card game
    And the table
      | seat | life | hand  |
      | A    |      | BANG! |
      | B    | 1    | Beer  |
      | C    |      |       |
      | D    |      |       |
    When A plays BANG! on B
    Then B is asked for a beer
    When B plays Beer
    Then B has 1 life
    And B is alive
    And A's hand is empty

  @R-BEER-06 @official @base
  Scenario: Two lives, Dynamite and two Beers
    Given the card game
    And the table
      | seat | role     | life | hand       | in play  |
      | A    | outlaw   | 2    | Beer, Beer | Dynamite |
      | B    | sheriff  |      |            |          |
      | C    | outlaw   |      |            |          |
      | D    | renegade |      |            |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    And A plays Beer
    And A plays Beer
    Then A has 1 life
    And it is A's turn
    And A has 2 cards in hand

  @R-BEER-06 @official @base
  Scenario: Two lives, Dynamite and only one Beer
    Given the card game
    And the table
      | seat | role     | life | hand | in play  |
      | A    | outlaw   | 2    | Beer | Dynamite |
      | B    | sheriff  |      |      |          |
      | C    | outlaw   |      |      |          |
      | D    | renegade |      |      |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    And A plays Beer
    Then A is eliminated
    And it is B's turn

  @R-BEER-07 @official @base
  Scenario: With two players left Beer heals nothing
    Given the card game
    And the table
      | seat | life | hand |
      | A    | 2    | Beer |
      | B    |      |      |
      | C    |      |      |
      | D    |      |      |
    And B is eliminated
    And C is eliminated
    When A plays Beer
    Then A has 2 life
    And A's hand is empty

  @R-BEER-07 @official @base
  Scenario: With two players left Beer saves nobody
    Given the card game
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      | BANG! |
      | B    | outlaw   |      |       |
      | C    | outlaw   |      |       |
      | D    | renegade | 1    | Beer  |
    And B is eliminated
    And C is eliminated
    When A plays BANG! on D
    And D plays Beer
    Then D is eliminated
    And the game is over
    And the winners are A

  @R-BEER-08 @consensus @base
  Scenario: The dying player counts as one of three
    Given the card game
    And the table
      | seat | life | hand  |
      | A    |      | BANG! |
      | B    | 1    | Beer  |
      | C    |      |       |
      | D    |      |       |
    And C is eliminated
    When A plays BANG! on B
    And B plays Beer
    Then B has 1 life
    And B is alive

  @R-BEER-09 @official @base
  Scenario: A Saloon saves nobody who is dying
    Given the card game
    And the table
      | seat | role     | life | hand         |
      | A    | outlaw   | 1    | Duel, Saloon |
      | B    | sheriff  |      | BANG!        |
      | C    | outlaw   |      |              |
      | D    | renegade |      |              |
    When A plays Duel on B
    And B discards BANG!
    Then A is eliminated

  @R-BEER-09 @official @base
  Scenario: Where a Beer is asked for, a Saloon is refused
    Given the card game
    And the table
      | seat | role     | life | hand               |
      | A    | outlaw   | 1    | Duel, Saloon, Beer |
      | B    | sheriff  |      | BANG!              |
      | C    | outlaw   |      |                    |
      | D    | renegade |      |                    |
    When A plays Duel on B
    And B discards BANG!
    Then A is asked for a beer
    And A may not play Saloon

  @R-BEER-10 @official @base
  Scenario: Saloon gives one life to all the living who are hurt
    Given the card game
    And the table
      | seat | life | hand   |
      | A    | 2    | Saloon |
      | B    | 4/4  |        |
      | C    |      |        |
      | D    | 1/4  |        |
    And C is eliminated
    When A plays Saloon
    Then A has 3 life
    And B has 4 life
    And C is eliminated
    And D has 2 life

  @R-BEER-11 @official @base
  Scenario: Saloon works with two players left
    Given the card game
    And the table
      | seat | life | hand   |
      | A    | 2    | Saloon |
      | B    |      |        |
      | C    |      |        |
      | D    | 1    |        |
    And B is eliminated
    And C is eliminated
    When A plays Saloon
    Then A has 3 life
    And D has 2 life

  @R-BEER-13 @official @base
  Scenario: Saved in the own turn, which then goes on
    Given the card game
    And the table
      | seat | life | hand                   |
      | A    | 1    | Duel, Beer, Stagecoach |
      | B    |      | BANG!                  |
      | C    |      |                        |
      | D    |      |                        |
    When A plays Duel on B
    And B discards BANG!
    Then A is asked for a beer
    When A plays Beer
    Then A has 1 life
    And it is A's turn
    And A may play Stagecoach

  @R-BEER-14 @consensus @base
  Scenario: Nobody has to drink
    Given the card game
    And the table
      | seat | life | hand  |
      | A    |      | BANG! |
      | B    | 1    | Beer  |
      | C    |      |       |
      | D    |      |       |
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And B's hand is empty

  @R-BEER-15 @official @base
  Scenario: A dying Bart Cassidy does not draw for his wound
    Given the card game
    And the table
      | seat | role     | character    | life | hand  |
      | A    | sheriff  | -            |      | BANG! |
      | B    | renegade | Bart Cassidy | 1    |       |
      | C    | outlaw   | -            |      |       |
      | D    | outlaw   | -            |      |       |
    And the draw pile is Beer 6♥
    When A plays BANG! on B
    Then B is eliminated
    And the top of the draw pile is Beer 6♥

  @R-BEER-15 @official @base
  Scenario: A dying El Gringo takes no card
    Given the card game
    And the table
      | seat | role     | character | life | hand        |
      | A    | sheriff  | -         |      | BANG!, Beer |
      | B    | renegade | El Gringo | 1    |             |
      | C    | outlaw   | -         |      |             |
      | D    | outlaw   | -         |      |             |
    When A plays BANG! on B
    Then B is eliminated
    And A's hand is Beer

  @R-BEER-16 @judgement @base
  Scenario: Beer at once, elimination after the last target
    Given the card game
    And the table
      | seat | life | hand    |
      | A    |      | Gatling |
      | B    | 1    | Beer    |
      | C    | 1    | Missed! |
      | D    |      |         |
    When A plays Gatling
    Then B is asked for a beer
    When B passes
    Then C is asked for a dodge
    And B is alive
    When C passes
    Then B is eliminated
    And C is eliminated
    And D has 3 life
    And the game goes on

  @R-BEER-17 @consensus @base
  Scenario: Of three players two are dying and both may drink
    Given the card game
    And the table
      | seat | life | hand     |
      | A    |      | Indians! |
      | B    | 1    | Beer     |
      | C    | 1    | Beer     |
      | D    |      |          |
    And D is eliminated
    When A plays Indians!
    And B plays Beer
    And C plays Beer
    Then B has 1 life
    And C has 1 life
    And A's hand is empty

  @R-BEER-18 @official @base
  Scenario: Beers never lift life above the maximum
    Given the card game
    And the table
      | seat | role     | life | hand                               |
      | A    | sheriff  | 1/5  | Beer, Beer, Beer, Beer, Beer, Beer |
      | B    | outlaw   |      |                                    |
      | C    | outlaw   |      |                                    |
      | D    | renegade |      | BANG!                              |
    And it is D's turn
    When D plays BANG! on A
    And A plays Beer
    Then A has 1 life
    When D ends the turn
    And A plays Beer
    And A plays Beer
    And A plays Beer
    And A plays Beer
    Then A has 5 life
    When A plays Beer
    Then A has 5 life

  @R-BEER-19 @official @base
  Scenario: One life, Dynamite and three Beers
    Given the card game
    And the table
      | seat | role     | life | hand             | in play  |
      | A    | outlaw   | 1    | Beer, Beer, Beer | Dynamite |
      | B    | sheriff  |      |                  |          |
      | C    | outlaw   |      |                  |          |
      | D    | renegade |      |                  |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    And A plays Beer
    And A plays Beer
    And A plays Beer
    Then A has 1 life
    And it is A's turn

  @R-BEER-19 @official @base
  Scenario: One life, Dynamite and only two Beers
    Given the card game
    And the table
      | seat | role     | life | hand       | in play  |
      | A    | outlaw   | 1    | Beer, Beer | Dynamite |
      | B    | sheriff  |      |            |          |
      | C    | outlaw   |      |            |          |
      | D    | renegade |      |            |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    And A plays Beer
    And A plays Beer
    Then A is eliminated
