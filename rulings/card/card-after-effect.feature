@strict
Feature: With the option on, as in the tournament, a brown card lies beside the discard pile until its effect is over

  @R-TURN-10 @C-04 @official @tournament
  Scenario: Wells Fargo does not draw itself
    Given the card game with tournament
    And the table
      | seat | hand        |
      | A    | Wells Fargo |
      | B    |             |
      | C    |             |
      | D    |             |
    And the draw pile is only Scope
    And the discard pile is Barrel
    When A plays Wells Fargo
    Then A's hand is Scope, Barrel
    And the top of the discard pile is Wells Fargo
    And the draw pile has 0 cards

  @R-TURN-10 @C-04 @official @tournament
  Scenario: Without the option the tournament shuffles the card in
    Given the card game with tournament
    And option card after effect is off
    And the table
      | seat | hand        |
      | A    | Wells Fargo |
      | B    |             |
      | C    |             |
      | D    |             |
    And the draw pile is only Scope
    And the discard pile is Barrel
    When A plays Wells Fargo
    Then A's hand is Scope, Barrel, Wells Fargo

  @R-TURN-10 @C-04 @official @base
  Scenario: Off elsewhere
    Given the card game
    And the table
      | seat | hand        |
      | A    | Wells Fargo |
      | B    |             |
      | C    |             |
      | D    |             |
    And the draw pile is only Scope
    And the discard pile is Barrel
    When A plays Wells Fargo
    Then A's hand is Scope, Barrel, Wells Fargo

  @R-TURN-10 @C-04 @judgement @base
  Scenario: It can be switched on everywhere
    Given the card game
    And option card after effect is on
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope
    And the discard pile is Barrel
    When A plays Stagecoach
    Then A's hand is Scope, Barrel
    And the top of the discard pile is Stagecoach

  @R-TURN-10 @judgement @tournament
  Scenario: The new draw pile is made without it
    Given the card game with tournament
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope, Barrel
    And the discard pile is Mustang, Duel
    When A plays Stagecoach
    Then A's hand is Scope, Barrel
    And the draw pile has 2 cards
    And the top of the discard pile is Stagecoach

  @R-TURN-10 @judgement @tournament
  Scenario: A BANG! comes after the Missed! that answers it
    Given the card game with tournament
    And the table
      | seat | hand    |
      | A    | BANG!   |
      | B    | Missed! |
      | C    |         |
      | D    |         |
    And the discard pile is Duel
    When A plays BANG! on B
    Then B is asked for a dodge
    And A's hand is empty
    And the top of the discard pile is Duel
    When B plays Missed!
    Then the top of the discard pile is BANG!

  @R-TURN-10 @R-BANG-06 @judgement @tournament @dodge-city
  Scenario: A Dodge draws first and lies on the discards then
    Given the card game with Dodge City, tournament
    And the table
      | seat | hand  |
      | A    | BANG! |
      | B    | Dodge |
      | C    |       |
      | D    |       |
    And the draw pile is only Scope
    And the discard pile is Duel, Mustang
    When A plays BANG! on B
    And B plays Dodge
    Then B's hand is Scope
    And the draw pile has 2 cards
    And the discard pile is BANG!, Dodge
    And B has 4 life

  @R-TURN-10 @R-BANG-06 @judgement @tournament @dodge-city
  Scenario: With an empty draw pile a Dodge does not draw itself
    Given the card game with Dodge City, tournament
    And the table
      | seat | hand  |
      | A    | BANG! |
      | B    | Dodge |
      | C    |       |
      | D    |       |
    And the draw pile is empty
    And the discard pile is Mustang
    When A plays BANG! on B
    And B plays Dodge
    Then B's hand is Mustang
    And B has 3 life
    And the discard pile is BANG!, Dodge

  @R-TURN-10 @R-TRN-10 @judgement @tournament @dodge-city
  Scenario: If the toll kills the dodger, the Dodge is discarded and Vulture Sam does not get it
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand        |
      | A    | sheriff  | Vulture Sam | 4    | BANG!       |
      | B    | outlaw   | -           | 1    | Dodge, Duel |
      | C    | outlaw   | -           |      |             |
      | D    | renegade | -           |      |             |
    And the draw pile is empty
    And the discard pile is Mustang
    When A plays BANG! on B
    And B plays Dodge
    And B passes
    Then B is eliminated
    And A's hand is Duel
    And the discard pile is BANG!, Dodge
    And C has 3 life

  @R-TURN-10 @R-DC-MOLLY-1 @judgement @tournament @dodge-city
  Scenario: Molly Stark's own card comes after the Dodge is put away
    Given the card game with Dodge City, tournament
    And the table
      | seat | character   | hand  |
      | A    | -           | BANG! |
      | B    | Molly Stark | Dodge |
      | C    | -           |       |
      | D    | -           |       |
    And the draw pile is only Scope
    And the discard pile is Mustang, Duel, Saloon
    When A plays BANG! on B
    And B plays Dodge
    Then B has 2 cards in hand
    And B has 3 life
    And the draw pile has 2 cards
    And the discard pile is BANG!, Dodge

  @R-TURN-10 @judgement @tournament @dodge-city
  Scenario: A Bible that is used lies on the discards at once, a Dodge does not
    Given the card game with Dodge City, tournament
    And the table
      | seat | character       | hand  | in play |
      | A    | Slab the Killer | BANG! |         |
      | B    | -               | Dodge | Bible   |
      | C    | -               |       |         |
      | D    | -               |       |         |
    And the draw pile is only Scope
    And the discard pile is Mustang
    When A plays BANG! on B
    And B plays Dodge
    Then B's hand is Scope
    And the draw pile has 1 card
    And the discard pile is Dodge
    When B uses Bible
    Then B's hand is Scope, Mustang
    And B has 3 life
    And the draw pile has 2 cards
    And the discard pile is BANG!

  @R-TURN-10 @judgement @tournament
  Scenario: The BANG! cards of a Duel go straight to the pile, the Duel itself at its end
    Given the card game with tournament
    And the table
      | seat | hand               |
      | A    | Duel, BANG! A♠     |
      | B    | BANG! 2♦, BANG! 3♦ |
      | C    |                    |
      | D    |                    |
    When A plays Duel on B
    Then the discard pile is empty
    When B discards BANG! 2♦
    Then the top of the discard pile is BANG! 2♦
    When A discards BANG! A♠
    Then the top of the discard pile is BANG! A♠
    When B discards BANG! 3♦
    Then A has 4 life
    And the top of the discard pile is Duel

  @R-TURN-10 @judgement @tournament
  Scenario: Whoever dies in his own Duel does not take it along
    Given the card game with tournament
    And the table
      | seat | role     | character   | life | hand       |
      | A    | outlaw   | -           | 1    | Duel, Beer |
      | B    | sheriff  | -           |      | BANG!      |
      | C    | outlaw   | -           |      |            |
      | D    | renegade | Vulture Sam |      |            |
    When A plays Duel on B
    And B discards BANG!
    And A passes
    And A passes
    Then A is eliminated
    And D's hand is Beer
    And the top of the discard pile is Duel

  @R-TURN-10 @judgement @tournament
  Scenario: It lies on the pile before the cards of the dead
    Given the card game with tournament
    And the table
      | seat | role     | life | hand    | in play |
      | A    | renegade |      | Gatling |         |
      | B    | outlaw   | 1    |         | Scope   |
      | C    | sheriff  |      | Missed! |         |
      | D    | outlaw   |      |         |         |
    When A plays Gatling
    Then C is asked for a dodge
    And B is alive
    And the discard pile is empty
    When C plays Missed!
    Then B is eliminated
    And the top of the discard pile is Scope

  @R-TURN-10 @judgement @tournament
  Scenario: It lies on the pile when the killer is asked about his reward
    Given the card game with tournament
    And the table
      | seat | role     | character   | life | hand  |
      | A    | renegade | Vulture Sam |      | BANG! |
      | B    | outlaw   | -           | 1    | Scope |
      | C    | sheriff  | -           |      |       |
      | D    | outlaw   | -           |      |       |
    When A plays BANG! on B
    And B passes
    And B passes
    Then A is asked for a choice
    And the top of the discard pile is BANG!

  @R-TURN-10 @judgement @tournament
  Scenario: General Store lies aside until everybody has chosen
    Given the card game with tournament
    And the table
      | seat | hand          |
      | A    | General Store |
      | B    |               |
      | C    |               |
      | D    |               |
    And the draw pile is only Scope, Barrel, Mustang, Beer, Duel
    And the discard pile is Jail
    When A plays General Store
    And A chooses Scope
    And B chooses Barrel
    Then the top of the discard pile is Jail
    When C chooses Mustang
    And D chooses Beer
    Then the top of the discard pile is General Store
    And the top of the draw pile is Duel

  @R-TURN-10 @judgement @tournament
  Scenario: Cat Balou lies above the card that it hits
    Given the card game with tournament
    And the table
      | seat | hand      | in play |
      | A    | Cat Balou |         |
      | B    |           | Scope   |
      | C    |           |         |
      | D    |           |         |
    When A plays Cat Balou on B's Scope
    Then the top of the discard pile is Cat Balou
    And B has nothing in play

  @R-TURN-10 @judgement @tournament
  Scenario: Saloon, Beer and Panic! come to the pile too
    Given the card game with tournament
    And the table
      | seat | life | hand                 | in play |
      | A    | 2    | Beer, Saloon, Panic! |         |
      | B    | 2    |                      | Scope   |
      | C    |      |                      |         |
      | D    |      |                      |         |
    When A plays Beer
    Then A has 3 life
    And the top of the discard pile is Beer
    When A plays Saloon
    Then B has 3 life
    And the top of the discard pile is Saloon
    When A plays Panic! on B's Scope
    Then A's hand is Scope
    And the top of the discard pile is Panic!

  @R-TURN-10 @judgement @tournament
  Scenario: The last Beer is an answer
    Given the card game with tournament
    And the table
      | seat | life | hand     |
      | A    |      | Indians! |
      | B    | 1    | Beer     |
      | C    |      | BANG!    |
      | D    |      |          |
    When A plays Indians!
    And B passes
    And B plays Beer
    Then C is asked for a BANG!
    And the top of the discard pile is Beer
    When C discards BANG!
    Then the top of the discard pile is Indians!

  @R-TURN-10 @judgement @dodge-city @tournament
  Scenario: The price goes straight to the pile
    Given the card game with Dodge City, tournament
    And the table
      | seat | hand        | in play |
      | A    | Brawl, Beer |         |
      | B    | Duel        | Barrel  |
      | C    |             |         |
      | D    |             |         |
    When A plays Brawl discarding Beer
    Then A is asked for a card
    And the top of the discard pile is Beer
    When A chooses B's Barrel
    Then the top of the discard pile is Brawl

  @R-TURN-10 @judgement @dodge-city @tournament
  Scenario: A card that does nothing to Apache Kid is over at once
    Given the card game with Dodge City, tournament
    And the table
      | seat | character   | hand     |
      | A    | -           | BANG! 2♦ |
      | B    | Apache Kid  | Missed!  |
      | C    | -           |          |
      | D    | -           |          |
    When A plays BANG! 2♦ on B
    Then A is asked
    And the top of the discard pile is BANG! 2♦

  @R-TURN-10 @judgement @tournament
  Scenario: Calamity Janet's Missed! waits as the BANG! that it is played as
    Given the card game with tournament
    And the table
      | seat | character      | hand       |
      | A    | Calamity Janet | Missed! 2♠ |
      | B    | Calamity Janet | BANG!      |
      | C    | -              |            |
      | D    | -              |            |
    When A plays Missed! as BANG! on B
    Then the discard pile is empty
    When B plays BANG! as Missed!
    Then the top of the discard pile is Missed! 2♠

  @R-TURN-10 @judgement @dodge-city @tournament
  Scenario: Elena Fuente's answer goes straight to the pile
    Given the card game with Dodge City, tournament
    And the table
      | seat | character    | hand    |
      | A    | -            | Gatling |
      | B    | Elena Fuente | Scope   |
      | C    | -            | Missed! |
      | D    | -            |         |
    When A plays Gatling
    And B plays Scope as Missed!
    Then the top of the discard pile is Scope
    When C plays Missed!
    Then the top of the discard pile is Gatling

  @R-TURN-10 @judgement @promo @tournament
  Scenario: Uncle Will's card waits like the General Store that it is
    Given the card game with promos, tournament
    And the table
      | seat | character  | hand   |
      | A    | Uncle Will | Barrel |
      | B    | -          |        |
      | C    | -          |        |
      | D    | -          |        |
    And the draw pile is only Scope, Duel, Mustang, Beer, Jail
    When A plays Barrel as General Store
    And A chooses Scope
    Then the discard pile is empty
    When B chooses Duel
    And C chooses Mustang
    And D chooses Beer
    Then the top of the discard pile is Barrel
    And the top of the draw pile is Jail

  @R-TURN-10 @judgement @dodge-city @tournament
  Scenario: A green card is no brown one and goes straight to the pile
    Given the card game with Dodge City, tournament
    And the table
      | seat | hand    | in play  |
      | A    |         | Howitzer |
      | B    | Missed! |          |
      | C    |         |          |
      | D    |         |          |
    When A uses Howitzer
    Then B is asked for a dodge
    And the top of the discard pile is Howitzer

  @R-TURN-10 @judgement @fistful
  Scenario: A BANG! given up for a Ricochet goes straight to the pile
    Given the card game with A Fistful of Cards
    And option card after effect is on
    And the table
      | seat | hand    | in play |
      | A    | BANG!   |         |
      | B    |         |         |
      | C    | Missed! | Scope   |
      | D    |         |         |
    And the event in force is Ricochet
    When A uses the event discarding BANG! on C's Scope
    Then C is asked for a dodge
    And the top of the discard pile is BANG!

  @R-TURN-10 @R-TRN-10 @judgement @tournament
  Scenario: Whoever dies of the new deck that his card needs leaves the card to the pile
    Given the card game with tournament
    And the table
      | seat | role     | life | hand       |
      | A    | outlaw   | 1    | Stagecoach |
      | B    | sheriff  |      |            |
      | C    | outlaw   |      |            |
      | D    | renegade |      |            |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang
    When A plays Stagecoach
    And A passes
    Then A is eliminated
    And B has 4 life
    And it is B's turn

  @R-TURN-10 @R-TRN-11 @judgement @tournament
  Scenario: If the game ends in the middle of its effect, it is on the pile
    Given the card game with tournament
    And the table
      | seat | role     | life | hand       |
      | A    | sheriff  | 1    | Stagecoach |
      | B    | outlaw   |      |            |
      | C    | outlaw   |      |            |
      | D    | renegade |      |            |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang
    When A plays Stagecoach
    And A passes
    Then the winners are B, C
    And the top of the discard pile is Stagecoach

  @R-TURN-10 @C-04 @judgement @dodge-city
  Scenario: A Gatling that goes round is in no new draw pile
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand       |
      | A    | sheriff  | -           |      | Gatling    |
      | B    | outlaw   | Molly Stark |      | Missed! 2♠ |
      | C    | outlaw   | -           |      | Missed! 3♠ |
      | D    | renegade | -           |      |            |
    And option card after effect is on
    And the draw pile is only Scope
    And the discard pile is Duel, Panic!
    When A plays Gatling
    And B plays Missed! 2♠
    Then B's hand is Scope
    And the draw pile has 3 cards
    And the discard pile is empty
    When C plays Missed! 3♠
    Then the top of the discard pile is Gatling
    And D has 3 life

  @R-TURN-10 @R-CHR-SUZY-3 @C-04 @judgement @base
  Scenario: Nor is the BANG! that is being answered
    Given the card game
    And the table
      | seat | role     | character       | life | hand       |
      | A    | sheriff  | Slab the Killer |      | BANG!      |
      | B    | outlaw   | Suzy Lafayette  |      | Missed! 2♠ |
      | C    | outlaw   | -               |      |            |
      | D    | renegade | -               |      |            |
    And option card after effect is on
    And the draw pile is only Missed! 3♠
    And the discard pile is Duel, Panic!
    When A plays BANG! on B
    And B plays Missed! 2♠
    Then B's hand is Missed! 3♠
    When B plays Missed! 3♠
    Then B has 4 life
    And the top of the discard pile is BANG!

  @R-TURN-10 @R-DEATH-22 @C-04 @judgement @base
  Scenario: A reward may be the very BANG! that earned it
    Given the card game
    And the table
      | seat | role     | character | life | hand  |
      | A    | sheriff  | -         |      | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         |      |       |
      | D    | renegade | -         |      |       |
    And option card after effect is on
    And the draw pile is only Scope
    When A plays BANG! on B
    Then A's hand is Scope, BANG!

  @R-TURN-10 @R-FOC-MINE-1 @C-04 @judgement @fistful
  Scenario: Under the card of the dead lies the BANG! that killed him
    Given the card game with A Fistful of Cards
    And the table
      | seat | role     | character | life | hand  |
      | A    | renegade | -         |      | BANG! |
      | B    | outlaw   | -         | 1    | Duel  |
      | C    | outlaw   | -         |      |       |
      | D    | sheriff  | -         |      |       |
    And option card after effect is on
    And the event in force is Abandoned Mine
    And the draw pile is Scope, Barrel, Mustang
    And the discard pile is Panic!
    When A plays BANG! on B
    And B passes
    And B passes
    And A ends the turn
    Then C's hand is Duel, BANG!

  @R-PLUS-07 @C-04 @judgement @dodge-city
  Scenario: The price, then the answer, then Springfield itself
    Given the card game with Dodge City
    And the table
      | seat | role     | character | life | hand              |
      | A    | sheriff  | -         |      | Springfield, Duel |
      | B    | outlaw   | -         |      |                   |
      | C    | outlaw   | -         |      | Missed!           |
      | D    | renegade | -         |      |                   |
    And option card after effect is on
    When A plays Springfield discarding Duel on C
    Then the top of the discard pile is Duel
    When C plays Missed!
    Then the top of the discard pile is Springfield

  @R-CHR-PEDRO-1 @C-04 @judgement @base
  Scenario: Pedro Ramirez finds Cat Balou, not the card that it hit
    Given the card game
    And the table
      | seat | role     | character     | life | hand      | in play  |
      | A    | sheriff  | -             |      | Cat Balou |          |
      | B    | outlaw   | Pedro Ramirez |      |           | Volcanic |
      | C    | renegade | -             |      |           |          |
      | D    | outlaw   | -             |      |           |          |
    And option card-after-effect is on
    And the draw pile is Scope, Barrel
    When A plays Cat Balou on B's Volcanic
    And A ends the turn
    And B chooses discard pile
    Then B's hand is Cat Balou, Scope
    And the top of the draw pile is Barrel

  @R-TRN-13 @C-04 @judgement @tournament
  Scenario: General Store is not among the cards that it shows from a new deck
    Given the card game with tournament
    And the table
      | seat | role     | character | life | hand          |
      | A    | sheriff  | -         | 3    | General Store |
      | B    | outlaw   | -         | 1    |               |
      | C    | outlaw   | -         | 3    |               |
      | D    | renegade | -         | 2    |               |
    And the draw pile is only Scope, Barrel
    And the discard pile is Mustang, Beer
    When A plays General Store
    Then B is eliminated
    When A chooses Scope
    And C chooses Barrel
    And D chooses Beer
    Then the top of the discard pile is General Store
    And D's hand is Beer

  @R-TURN-10 @C-04 @C-06 @judgement @base
  Scenario: With a late reshuffle it is on the pile by then
    Given the card game
    And the table
      | seat | role     | character | life | hand       |
      | A    | sheriff  | -         |      | Stagecoach |
      | B    | outlaw   | -         |      |            |
      | C    | outlaw   | -         |      |            |
      | D    | renegade | -         |      |            |
    And option card after effect is on
    And option late reshuffle is on
    And the draw pile is only Scope, Barrel
    And the discard pile is Mustang
    When A plays Stagecoach
    Then the draw pile has 0 cards
    And the top of the discard pile is Stagecoach
    When A ends the turn
    Then B has 2 cards in hand
