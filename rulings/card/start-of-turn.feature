Feature: The start of the turn: Dynamite and Jail

  @R-START-01 @official @base
  Scenario: Dynamite is harmless for a full round
    Given the card game
    And the table
      | seat | hand     |
      | A    | Dynamite |
      | B    |          |
      | C    |          |
      | D    |          |
    And the draw pile is BANG!, BANG!, BANG!, BANG!, BANG!, BANG!, 5♠
    When A plays Dynamite
    And A ends the turn
    And B ends the turn
    And C ends the turn
    Then it is D's turn
    And A has 5 life
    And A has in play Dynamite
    When D ends the turn
    Then A has 2 life
    And A has nothing in play
    And it is A's turn

  @R-START-02 @official @base
  Scenario Outline: Dynamite explodes on <card>
    Given the card game
    And the table
      | seat | in play  |
      | A    | Dynamite |
      | B    |          |
      | C    |          |
      | D    |          |
    And the draw pile is <card>
    And A's turn is about to start
    When A's turn starts
    Then A has 2 life
    And A has nothing in play
    And B has nothing in play
    And it is A's turn
    And A has 2 cards in hand

    Examples:
      | card |
      | 2♠   |
      | 5♠   |
      | 9♠   |

  @R-START-03 @official @base
  Scenario Outline: Dynamite moves on with <card>
    Given the card game
    And the table
      | seat | in play  |
      | A    | Dynamite |
      | B    |          |
      | C    |          |
      | D    |          |
    And the draw pile is <card>
    And A's turn is about to start
    When A's turn starts
    Then A has 5 life
    And A has nothing in play
    And B has in play Dynamite
    And it is A's turn

    Examples:
      | card |
      | 10♠  |
      | K♠   |
      | A♠   |
      | 5♥   |

  @R-START-04 @official @base
  Scenario: Who receives Dynamite checks it in the very next turn
    Given the card game
    And the table
      | seat | in play  |
      | A    | Dynamite |
      | B    |          |
      | C    |          |
      | D    |          |
    And the draw pile is 5♥, BANG!, BANG!, 5♠
    And A's turn is about to start
    When A's turn starts
    Then B has in play Dynamite
    When A ends the turn
    Then B has 1 life
    And B has nothing in play
    And it is B's turn

  @R-START-05 @official @base
  Scenario: Dynamite skips the dead
    Given the card game
    And the table
      | seat | in play  |
      | A    | Dynamite |
      | B    |          |
      | C    |          |
      | D    |          |
    And B is eliminated
    And the draw pile is 5♥
    And A's turn is about to start
    When A's turn starts
    Then A has nothing in play
    And C has in play Dynamite

  @R-START-08 @official @base
  Scenario: Dynamite is checked before Jail
    Given the card game
    And the table
      | seat | role     | in play        |
      | A    | outlaw   | Jail, Dynamite |
      | B    | sheriff  |                |
      | C    | outlaw   |                |
      | D    | renegade |                |
    And the draw pile is 5♠, K♥
    And A's turn is about to start
    When A's turn starts
    Then A has 1 life
    And A has nothing in play
    And it is A's turn
    And A has 2 cards in hand

  @R-START-09 @consensus @base
  Scenario: Whoever dies of Dynamite makes no Jail check
    Given the card game
    And the table
      | seat | role     | life | in play        |
      | A    | outlaw   | 2    | Jail, Dynamite |
      | B    | sheriff  |      |                |
      | C    | outlaw   |      |                |
      | D    | renegade |      |                |
    And the draw pile is 5♠, BANG! K♥, Beer 6♥
    And A's turn is about to start
    When A's turn starts
    Then A is eliminated
    And it is B's turn
    And B's hand is BANG! K♥, Beer 6♥

  @R-START-09 @consensus @base
  Scenario: Vulture Sam gets the Jail of a man killed by Dynamite
    Given the card game
    And the table
      | seat | role     | character   | life | in play        |
      | A    | outlaw   | -           | 2    | Jail, Dynamite |
      | B    | sheriff  | -           |      |                |
      | C    | outlaw   | Vulture Sam |      |                |
      | D    | renegade | -           |      |                |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    Then A is eliminated
    And C's hand is Jail
    And it is B's turn

  @R-START-10 @official @base
  Scenario: Nobody is paid for an Outlaw killed by Dynamite
    Given the card game
    And the table
      | seat | role     | life | in play  |
      | A    | outlaw   | 3    | Dynamite |
      | B    | sheriff  |      |          |
      | C    | outlaw   |      |          |
      | D    | renegade |      |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    Then A is eliminated
    And it is B's turn
    And B has 2 cards in hand
    And C's hand is empty
    And D's hand is empty

  @R-START-10 @official @base
  Scenario: The Sheriff does not answer for a Deputy killed by Dynamite
    Given the card game
    And the table
      | seat | role     | life | hand          | in play  |
      | A    | deputy   | 3    |               | Dynamite |
      | B    | outlaw   |      |               |          |
      | C    | sheriff  |      | Beer, Missed! | Barrel   |
      | D    | outlaw   |      |               |          |
      | E    | renegade |      |               |          |
    And the draw pile is 5♠
    And A's turn is about to start
    When A's turn starts
    Then A is eliminated
    And C's hand is Beer, Missed!
    And C has in play Barrel

  @R-START-10 @official @base
  Scenario: El Gringo takes nothing for Dynamite
    Given the card game
    And the table
      | seat | role     | character | hand    | in play  |
      | A    | sheriff  | El Gringo |         | Dynamite |
      | B    | outlaw   | -         | Duel    |          |
      | C    | outlaw   | -         | Missed! |          |
      | D    | renegade | -         | Mustang |          |
    And the draw pile is 5♠, Beer, Beer
    And A's turn is about to start
    When A's turn starts
    Then A has 1 life
    And A's hand is Beer, Beer
    And B's hand is Duel
    And C's hand is Missed!
    And D's hand is Mustang

  @R-START-11 @official @base
  Scenario: Dynamite that was taken away is not checked
    Given the card game
    And the table
      | seat | hand   | in play  |
      | A    |        | Dynamite |
      | B    |        |          |
      | C    |        |          |
      | D    | Panic! |          |
    And the draw pile is Missed! 5♠, Beer 6♥
    And it is D's turn
    When D plays Panic! on A's Dynamite
    Then D's hand is Dynamite
    When D ends the turn
    Then it is A's turn
    And A has 5 life
    And A's hand is Missed! 5♠, Beer 6♥

  @R-START-11 @official @base
  Scenario: Jail that was discarded is not checked
    Given the card game
    And the table
      | seat | hand      | in play |
      | A    | Cat Balou |         |
      | B    |           | Jail    |
      | C    |           |         |
      | D    |           |         |
    And the draw pile is Missed! 5♠, BANG! 7♣
    When A plays Cat Balou on B's Jail
    And A ends the turn
    Then it is B's turn
    And B's hand is Missed! 5♠, BANG! 7♣

  @R-START-12 @official @base
  Scenario: A stolen and replayed Dynamite waits a full round again
    Given the card game
    And the table
      | seat | hand   | in play  |
      | A    |        | Dynamite |
      | B    | Panic! |          |
      | C    |        |          |
      | D    |        |          |
    And the draw pile is BANG!, BANG!, BANG!, BANG!, BANG!, BANG!, 5♠
    And it is B's turn
    When B plays Panic! on A's Dynamite
    And B plays Dynamite
    And B ends the turn
    And C ends the turn
    And D ends the turn
    Then it is A's turn
    And A has 5 life
    And B has in play Dynamite
    When A ends the turn
    Then B has 1 life
    And B has nothing in play

  @R-START-13 @official @base
  Scenario: A Heart opens the Jail
    Given the card game
    And the table
      | seat | role     | in play |
      | A    | outlaw   | Jail    |
      | B    | sheriff  |         |
      | C    | outlaw   |         |
      | D    | renegade |         |
    And the draw pile is Q♥, Missed!, Duel
    And A's turn is about to start
    When A's turn starts
    Then A has nothing in play
    And it is A's turn
    And A's hand is Missed!, Duel

  @R-START-14 @official @base
  Scenario: Without a Heart the whole turn is lost
    Given the card game
    And the table
      | seat | role     | life | hand                 | in play |
      | A    | outlaw   | 1    | BANG!, Missed!, Beer | Jail    |
      | B    | sheriff  |      |                      |         |
      | C    | outlaw   |      |                      |         |
      | D    | renegade |      |                      |         |
    And the draw pile is 7♣
    And A's turn is about to start
    When A's turn starts
    Then it is B's turn
    And A has nothing in play
    And A's hand is BANG!, Missed!, Beer

  @R-START-15 @official @base
  Scenario: The Sheriff can't be jailed
    Given the card game
    And the table
      | seat | role     | hand |
      | A    | sheriff  |      |
      | B    | outlaw   | Jail |
      | C    | outlaw   |      |
      | D    | renegade |      |
    And it is B's turn
    Then B may not play Jail on A
    And B may play Jail on C
    And B may play Jail on D

  @R-START-16 @official @base
  Scenario: Jail reaches any distance
    Given the card game
    And the table
      | seat | character   | hand | in play |
      | A    | -           | Jail |         |
      | B    | -           |      |         |
      | C    | Paul Regret |      | Mustang |
      | D    | -           |      |         |
    Then the distance from A to C is 4
    When A plays Jail on C
    Then C has in play Mustang, Jail
    And A's hand is empty

  @R-START-17 @official @base
  Scenario: A player in Jail defends himself as usual
    Given the card game
    And the table
      | seat | role     | life | hand          | in play      |
      | A    | outlaw   | 1    | Missed!, Beer | Jail, Barrel |
      | B    | sheriff  |      | BANG!         |              |
      | C    | outlaw   |      |               |              |
      | D    | renegade |      |               |              |
    And it is B's turn
    When B plays BANG! on A
    Then A is asked for a dodge
    And A may use Barrel
    And A may play Missed!
    When A passes
    Then A is asked for a beer
    When A plays Beer
    Then A has 1 life
    And A has in play Jail, Barrel
    And A's hand is Missed!

  @R-START-18 @official @base
  Scenario: No ordinary Beer around the Jail check
    Given the card game
    And the table
      | seat | role     | life | hand | in play |
      | A    | outlaw   | 2    | Beer | Jail    |
      | B    | sheriff  |      |      |         |
      | C    | outlaw   |      |      |         |
      | D    | renegade |      |      |         |
    And the draw pile is 7♣
    And A's turn is about to start
    Then A may not play Beer
    When A's turn starts
    Then it is B's turn
    And A has 2 life
    And A may not play Beer

  @R-START-18 @official @base
  Scenario: A last-second Beer before the Jail check
    Given the card game
    And the table
      | seat | role     | life | hand | in play        |
      | A    | outlaw   | 3    | Beer | Jail, Dynamite |
      | B    | sheriff  |      |      |                |
      | C    | outlaw   |      |      |                |
      | D    | renegade |      |      |                |
    And the draw pile is 5♠, 7♣
    And A's turn is about to start
    When A's turn starts
    Then A is asked for a beer
    When A plays Beer
    Then A has 1 life
    And A has nothing in play
    And it is B's turn

  @R-START-19 @consensus @base
  Scenario: A player may jail himself
    Given the card game
    And the table
      | seat | role     | hand |
      | A    | outlaw   | Jail |
      | B    | sheriff  |      |
      | C    | outlaw   |      |
      | D    | renegade |      |
    When A plays Jail on A
    Then A has in play Jail
