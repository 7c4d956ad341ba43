Feature: Barrel, Jourdonnais and Slab the Killer

  @R-BARREL-01 @official @base
  Scenario: A Heart behind the Barrel cancels the shot
    Given the card game
    And the table
      | seat | hand  | in play |
      | A    | BANG! |         |
      | B    |       | Barrel  |
      | C    |       |         |
      | D    |       |         |
    And the draw pile is 4♥
    When A plays BANG! on B
    And B uses Barrel
    Then B has 4 life
    And the top of the discard pile is 4♥
    And B has in play Barrel

  @R-BARREL-02 @official @base
  Scenario: After a failed Barrel a Missed! is still allowed
    Given the card game
    And the table
      | seat | hand    | in play |
      | A    | BANG!   |         |
      | B    | Missed! | Barrel  |
      | C    |         |         |
      | D    |         |         |
    And the draw pile is 7♣
    When A plays BANG! on B
    And B uses Barrel
    Then B has 4 life
    And B is asked for a dodge
    When B plays Missed!
    Then B has 4 life
    And B's hand is empty

  @R-BARREL-04 @official @base
  Scenario Outline: The Barrel is no help when A plays <attack>
    Given the card game
    And the table
      | seat | hand   | in play |
      | A    | <card> |         |
      | B    | BANG!  | Barrel  |
      | C    |        |         |
      | D    |        |         |
    When A plays <attack>
    Then B is asked for a BANG!
    And B may not use Barrel

    Examples:
      | card     | attack    |
      | Indians! | Indians!  |
      | Duel     | Duel on B |

  @R-BARREL-05 @official @base
  Scenario: One try of the Barrel for each shot
    Given the card game
    And the table
      | seat | hand         | in play  |
      | A    | BANG!, BANG! | Volcanic |
      | B    | Missed!      | Barrel   |
      | C    |              |          |
      | D    |              |          |
    And the draw pile is 7♣, 4♥
    When A plays BANG! on B
    And B uses Barrel
    Then B is asked for a dodge
    And B may not use Barrel
    When B passes
    Then B has 3 life
    When A plays BANG! on B
    Then B may use Barrel
    When B uses Barrel
    Then B has 3 life
    And B's hand is Missed!

  @R-BARREL-06 @consensus @base
  Scenario: Neither the Barrel nor the Missed! has to be used
    Given the card game
    And the table
      | seat | hand    | in play |
      | A    | BANG!   |         |
      | B    | Missed! | Barrel  |
      | C    |         |         |
      | D    |         |         |
    When A plays BANG! on B
    And B passes
    Then B has 3 life
    And B's hand is Missed!
    And B has in play Barrel

  @R-BARREL-06 @consensus @base
  Scenario: The Barrel may follow the Missed! while the shot is not cancelled
    Given the card game
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | -               | Missed! | Barrel  |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the draw pile is 4♥
    When A plays BANG! on B
    And B plays Missed!
    Then B is asked for a dodge
    When B uses Barrel
    Then B has 4 life

  @R-BARREL-07 @official @base
  Scenario: Jourdonnais has a Barrel without the card
    Given the card game
    And the table
      | seat | character   | hand  |
      | A    | -           | BANG! |
      | B    | Jourdonnais |       |
      | C    | -           |       |
      | D    | -           |       |
    And the draw pile is K♥
    When A plays BANG! on B
    Then B is asked for a dodge
    When B uses the ability
    Then B has 4 life

  @R-BARREL-08 @official @base
  Scenario: Jourdonnais behind a Barrel tries twice
    Given the card game
    And the table
      | seat | character   | hand  | in play |
      | A    | -           | BANG! |         |
      | B    | Jourdonnais |       | Barrel  |
      | C    | -           |       |         |
      | D    | -           |       |         |
    And the draw pile is 7♣, K♥
    When A plays BANG! on B
    And B uses Barrel
    And B uses the ability
    Then B has 4 life
    And the top of the discard pile is K♥

  @R-BARREL-09 @official @base
  Scenario: One Missed! does not stop Slab's BANG!
    Given the card game
    And the table
      | seat | character       | hand    |
      | A    | Slab the Killer | BANG!   |
      | B    | -               | Missed! |
      | C    | -               |         |
      | D    | -               |         |
    When A plays BANG! on B
    And B plays Missed!
    Then B has 3 life
    And B's hand is empty

  @R-BARREL-09 @official @base
  Scenario: Two Missed! stop Slab's BANG!
    Given the card game
    And the table
      | seat | character       | hand             |
      | A    | Slab the Killer | BANG!            |
      | B    | -               | Missed!, Missed! |
      | C    | -               |                  |
      | D    | -               |                  |
    When A plays BANG! on B
    And B plays Missed!
    And B plays Missed!
    Then B has 4 life
    And B's hand is empty

  @R-BARREL-10 @official @base
  Scenario: A Heart behind the Barrel counts as one of the two Missed!
    Given the card game
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | -               | Missed! | Barrel  |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the draw pile is 4♥
    When A plays BANG! on B
    And B uses Barrel
    Then B is asked for a dodge
    When B plays Missed!
    Then B has 4 life

  @R-BARREL-10 @official @base
  Scenario: A failed Barrel and one Missed! are too little against Slab
    Given the card game
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | -               | Missed! | Barrel  |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the draw pile is 7♣
    When A plays BANG! on B
    And B uses Barrel
    And B plays Missed!
    Then B has 3 life
    And B's hand is empty

  @R-BARREL-11 @official @base
  Scenario: Jourdonnais stops Slab with two Hearts
    Given the card game
    And the table
      | seat | character       | hand  | in play |
      | A    | Slab the Killer | BANG! |         |
      | B    | Jourdonnais     |       | Barrel  |
      | C    | -               |       |         |
      | D    | -               |       |         |
    And the draw pile is K♥, 4♥
    When A plays BANG! on B
    And B uses Barrel
    And B uses the ability
    Then B has 4 life

  @R-BARREL-14 @judgement @base
  Scenario: In a Duel one BANG! answers Slab
    Given the card game
    And the table
      | seat | character       | hand        |
      | A    | Slab the Killer | Duel, BANG! |
      | B    | -               | BANG!       |
      | C    | -               |             |
      | D    | -               |             |
    When A plays Duel on B
    And B discards BANG!
    Then A is asked for a BANG!
    And B has 4 life

  @R-BARREL-15 @official @base
  Scenario: Lucky Duke turns up two cards behind his Barrel
    Given the card game
    And the table
      | seat | character  | hand  | in play |
      | A    | -          | BANG! |         |
      | B    | Lucky Duke |       | Barrel  |
      | C    | -          |       |         |
      | D    | -          |       |         |
    And the draw pile is 7♣, 4♥
    When A plays BANG! on B
    And B uses Barrel
    And B chooses 4♥
    Then B has 4 life

  @R-BARREL-15 @official @base
  Scenario: Two cards turned up are still one try
    Given the card game
    And the table
      | seat | character  | hand    | in play |
      | A    | -          | BANG!   |         |
      | B    | Lucky Duke | Missed! | Barrel  |
      | C    | -          |         |         |
      | D    | -          |         |         |
    And the draw pile is 7♣, 8♣
    When A plays BANG! on B
    And B uses Barrel
    And B chooses 7♣
    Then B is asked for a dodge
    And B may not use Barrel
