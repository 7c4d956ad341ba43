Feature: Characters of the base game

  @R-CHR-BART-1 @official @base
  Scenario: Bart Cassidy draws one card for one wound
    Given the card game
    And the table
      | seat | character    | hand  |
      | A    | -            | BANG! |
      | B    | Bart Cassidy |       |
      | C    | -            |       |
      | D    | -            |       |
    And the draw pile is Duel, Saloon
    When A plays BANG! on B
    And B passes
    Then B has 3 life
    And B's hand is Duel

  @R-CHR-BART-2 @official @base
  Scenario: Dynamite gives Bart Cassidy three cards besides his normal draw
    Given the card game
    And the table
      | seat | character    | in play  |
      | A    | -            |          |
      | B    | Bart Cassidy | Dynamite |
      | C    | -            |          |
      | D    | -            |          |
    And B's turn is about to start
    And the draw pile is 5♠, Duel, Saloon, Panic!, Cat Balou, Mustang, Scope
    When B's turn starts
    Then B has 1 life
    And B's hand is Duel, Saloon, Panic!, Cat Balou, Mustang
    And it is B's turn

  @R-CHR-BART-3 @official @base
  Scenario: Bart Cassidy draws after his last-second Beer
    Given the card game
    And the table
      | seat | character    | life | hand  |
      | A    | -            |      | BANG! |
      | B    | Bart Cassidy | 1    | Beer  |
      | C    | -            |      |       |
      | D    | -            |      |       |
    And the draw pile is Duel, Saloon
    When A plays BANG! on B
    And B plays Beer
    Then B has 1 life
    And B's hand is Duel

  @R-CHR-BART-4 @official @base
  Scenario: Two Beers against Dynamite, then three cards for Bart Cassidy
    Given the card game
    And the table
      | seat | character    | life | hand       | in play  |
      | A    | -            |      |            |          |
      | B    | Bart Cassidy | 2    | Beer, Beer | Dynamite |
      | C    | -            |      |            |          |
      | D    | -            |      |            |          |
    And B's turn is about to start
    And the draw pile is 5♠, Duel, Saloon, Panic!, Cat Balou, Mustang, Scope
    When B's turn starts
    And B plays Beer
    Then B's hand is Beer
    And B is asked for a beer
    When B plays Beer
    Then B has 1 life
    And B's hand is Duel, Saloon, Panic!, Cat Balou, Mustang

  @R-CHR-JACK-1 @official @base
  Scenario: A red second card gives Black Jack a third one
    Given the card game
    And the table
      | seat | character  |
      | A    | Black Jack |
      | B    | -          |
      | C    | -          |
      | D    | -          |
    And A's turn is about to start
    And the draw pile is BANG! 9♣, BANG! 4♦, Duel 8♣, Saloon
    When A's turn starts
    Then A's hand is BANG! 9♣, BANG! 4♦, Duel 8♣
    And B cannot see Duel 8♣ in A's hand

  @R-CHR-JACK-2 @official @base
  Scenario: A black second card gives Black Jack nothing, whatever the first was
    Given the card game
    And the table
      | seat | character  |
      | A    | Black Jack |
      | B    | -          |
      | C    | -          |
      | D    | -          |
    And A's turn is about to start
    And the draw pile is Beer 6♥, Missed! J♣, Duel
    When A's turn starts
    Then A's hand is Beer 6♥, Missed! J♣
    And the top of the draw pile is Duel
    And B cannot see Beer 6♥ in A's hand

  @R-CHR-JACK-3 @official @base
  Scenario: A red third card gives Black Jack no fourth
    Given the card game
    And the table
      | seat | character  |
      | A    | Black Jack |
      | B    | -          |
      | C    | -          |
      | D    | -          |
    And A's turn is about to start
    And the draw pile is BANG! 9♣, BANG! 4♦, Beer 6♥, Duel
    When A's turn starts
    Then A's hand is BANG! 9♣, BANG! 4♦, Beer 6♥
    And B cannot see Beer 6♥ in A's hand
    And the top of the draw pile is Duel

  @R-CHR-JANET-1 @official @base
  Scenario: A Missed! fired by Calamity Janet uses up the limit
    Given the card game
    And the table
      | seat | character      | hand                    |
      | A    | Calamity Janet | BANG!, Missed!, Missed! |
      | B    | -              |                         |
      | C    | -              |                         |
      | D    | -              |                         |
    When A plays Missed! as BANG! on B
    And B passes
    Then B has 3 life
    And A may not play BANG! on B
    And A may not play Missed! as BANG! on B

  @R-CHR-JANET-2 @official @base
  Scenario: With Volcanic Calamity Janet fires both cards freely
    Given the card game
    And the table
      | seat | character      | hand                  | in play  |
      | A    | Calamity Janet | BANG!, Missed!, BANG! | Volcanic |
      | B    | -              |                       |          |
      | C    | -              |                       |          |
      | D    | -              |                       |          |
    When A plays BANG! on B
    And B passes
    And A plays Missed! as BANG! on D
    And D passes
    And A plays BANG! on B
    And B passes
    Then B has 2 life
    And D has 3 life
    And A's hand is empty

  @R-CHR-JANET-3 @official @base
  Scenario: Calamity Janet dodges with a BANG!
    Given the card game
    And the table
      | seat | character      | hand  |
      | A    | -              | BANG! |
      | B    | Calamity Janet | BANG! |
      | C    | -              |       |
      | D    | -              |       |
    When A plays BANG! on B
    And B plays BANG! as Missed!
    Then B has 4 life
    And B's hand is empty

  @R-CHR-JANET-3 @official @base
  Scenario: A BANG! and a Missed! save Calamity Janet from Slab the Killer
    Given the card game
    And the table
      | seat | character       | hand           |
      | A    | Slab the Killer | BANG!          |
      | B    | Calamity Janet  | BANG!, Missed! |
      | C    | -               |                |
      | D    | -               |                |
    When A plays BANG! on B
    And B plays BANG! as Missed!
    Then B is asked for a dodge
    When B plays Missed!
    Then B has 4 life
    And B's hand is empty

  @R-CHR-GRINGO-1 @official @base
  Scenario: El Gringo takes a card from the hand of the shooter
    Given the card game
    And the table
      | seat | character | hand                    |
      | A    | -         | BANG!, Beer, Beer, Beer |
      | B    | El Gringo |                         |
      | C    | -         |                         |
      | D    | -         |                         |
    When A plays BANG! on B
    And B passes
    Then B has 2 life
    And B's hand is Beer
    And A's hand is Beer, Beer

  @R-CHR-GRINGO-2 @official @base
  Scenario: El Gringo finds nothing in an empty hand
    Given the card game
    And the table
      | seat | character | hand  | in play |
      | A    | -         | BANG! | Scope   |
      | B    | El Gringo |       |         |
      | C    | -         |       |         |
      | D    | -         |       |         |
    When A plays BANG! on B
    And B passes
    Then B has 2 life
    And B's hand is empty
    And A has in play Scope

  @R-CHR-GRINGO-4 @official @base
  Scenario: El Gringo robs nobody for a Dynamite
    Given the card game
    And the table
      | seat | role     | character | hand | in play  |
      | A    | sheriff  | El Gringo |      | Dynamite |
      | B    | outlaw   | -         | Beer |          |
      | C    | outlaw   | -         | Beer |          |
      | D    | renegade | -         | Beer |          |
    And A's turn is about to start
    And the draw pile is 5♠, Duel, Saloon
    When A's turn starts
    Then A has 1 life
    And A's hand is Duel, Saloon
    And B's hand is Beer
    And C's hand is Beer
    And D's hand is Beer

  @R-CHR-GRINGO-5 @consensus @base
  Scenario: El Gringo saved by a Beer still robs the shooter
    Given the card game
    And the table
      | seat | character | life | hand        |
      | A    | -         |      | BANG!, Duel |
      | B    | El Gringo | 1    | Beer        |
      | C    | -         |      |             |
      | D    | -         |      |             |
    When A plays BANG! on B
    And B plays Beer
    Then B has 1 life
    And B's hand is Duel
    And A's hand is empty

  @R-CHR-GRINGO-6 @consensus @base
  Scenario: Suzy Lafayette refills before El Gringo reaches into her hand
    Given the card game
    And the table
      | seat | character      | hand  |
      | A    | Suzy Lafayette | BANG! |
      | B    | El Gringo      |       |
      | C    | -              |       |
      | D    | -              |       |
    And the draw pile is Duel, Saloon, Mustang
    When A plays BANG! on B
    And B passes
    Then B has 2 life
    And B's hand is Duel
    And A's hand is Saloon

  @R-CHR-JESSE-1 @official @base
  Scenario: Jesse Jones takes his first card from a far hand
    Given the card game
    And the table
      | seat | character   | hand |
      | A    | Jesse Jones |      |
      | B    | -           | Beer |
      | C    | -           | Duel |
      | D    | -           |      |
    And A's turn is about to start
    And the draw pile is Saloon, Mustang
    When A's turn starts
    And A chooses C
    Then A's hand is Duel, Saloon
    And C's hand is empty
    And B's hand is Beer
    And the top of the draw pile is Mustang

  @R-CHR-JESSE-1 @official @base
  Scenario: Jesse Jones may leave the other hands alone
    Given the card game
    And the table
      | seat | character   | hand |
      | A    | Jesse Jones |      |
      | B    | -           | Beer |
      | C    | -           | Duel |
      | D    | -           |      |
    And A's turn is about to start
    And the draw pile is Saloon, Mustang
    When A's turn starts
    And A chooses draw pile
    Then A's hand is Saloon, Mustang
    And B's hand is Beer
    And C's hand is Duel

  @R-CHR-JESSE-2 @consensus @base
  Scenario: With only empty hands around Jesse Jones draws from the pile
    Given the card game
    And the table
      | seat | character   | in play |
      | A    | Jesse Jones |         |
      | B    | -           | Scope   |
      | C    | -           |         |
      | D    | -           |         |
    And A's turn is about to start
    And the draw pile is Saloon, Mustang
    When A's turn starts
    Then A's hand is Saloon, Mustang

  @R-CHR-JESSE-3 @consensus @base
  Scenario: Robbed by Jesse Jones, Suzy Lafayette refills before he draws on
    Given the card game
    And the table
      | seat | character      | hand |
      | A    | Jesse Jones    |      |
      | B    | -              |      |
      | C    | Suzy Lafayette | Duel |
      | D    | -              |      |
    And A's turn is about to start
    And the draw pile is Saloon, Mustang, Scope
    When A's turn starts
    And A chooses C
    Then A's hand is Duel, Mustang
    And C's hand is Saloon

  @R-CHR-KIT-1 @official @base
  Scenario: Kit Carlson keeps two of three and puts one back
    # Kit names the two cards that he keeps.
    Given the card game
    And the table
      | seat | character   |
      | A    | Kit Carlson |
      | B    | -           |
      | C    | -           |
      | D    | -           |
    And A's turn is about to start
    And the draw pile is Beer, Duel, Saloon, Mustang
    When A's turn starts
    Then A is asked
    When A chooses Beer
    And A chooses Saloon
    Then A's hand is Beer, Saloon
    And the top of the draw pile is Duel

  @R-CHR-KIT-2 @judgement @base
  Scenario: Kit Carlson looks on after the discards were reshuffled
    # Kit names the two cards that he keeps.
    Given the card game
    And the table
      | seat | character   |
      | A    | Kit Carlson |
      | B    | -           |
      | C    | -           |
      | D    | -           |
    And A's turn is about to start
    And the draw pile is only Beer, Duel
    And the discard pile is Saloon
    When A's turn starts
    And A chooses Beer
    And A chooses Saloon
    Then A's hand is Beer, Saloon
    And the top of the draw pile is Duel
    And the draw pile has 1 card

  @R-CHR-PEDRO-1 @official @base
  Scenario: Pedro Ramirez takes the top discard first
    Given the card game
    And the table
      | seat | character     |
      | A    | Pedro Ramirez |
      | B    | -             |
      | C    | -             |
      | D    | -             |
    And A's turn is about to start
    And the draw pile is Beer, Duel
    And the discard pile is Volcanic, Saloon
    When A's turn starts
    And A chooses discard pile
    Then A's hand is Volcanic, Beer
    And the top of the discard pile is Saloon
    And the top of the draw pile is Duel

  @R-CHR-PEDRO-1 @official @base
  Scenario: Pedro Ramirez may draw both cards from the pile
    Given the card game
    And the table
      | seat | character     |
      | A    | Pedro Ramirez |
      | B    | -             |
      | C    | -             |
      | D    | -             |
    And A's turn is about to start
    And the draw pile is Beer, Duel
    And the discard pile is Volcanic
    When A's turn starts
    And A chooses draw pile
    Then A's hand is Beer, Duel
    And the top of the discard pile is Volcanic

  @R-CHR-PEDRO-2 @judgement @base
  Scenario: Out of Jail, Pedro Ramirez finds the Jail on top of the discards
    Given the card game
    And the table
      | seat | character     | in play |
      | A    | -             |         |
      | B    | Pedro Ramirez | Jail    |
      | C    | -             |         |
      | D    | -             |         |
    And B's turn is about to start
    And the draw pile is K♥, Duel, Saloon
    When B's turn starts
    And B chooses discard pile
    Then B's hand is Jail, Duel

  @R-CHR-SID-1 @official @base
  Scenario: Sid Ketchum heals twice with four cards
    Given the card game
    And the table
      | seat | character   | life | hand                         |
      | A    | -           |      |                              |
      | B    | Sid Ketchum | 2    | Duel, Saloon, Mustang, Scope |
      | C    | -           |      |                              |
      | D    | -           |      |                              |
    And it is B's turn
    When B uses the ability discarding Duel, Saloon
    Then B has 3 life
    When B uses the ability discarding Mustang, Scope
    Then B has 4 life
    And B's hand is empty
    And B has nothing in play

  @R-CHR-SID-2 @official @base
  Scenario: Sid Ketchum saves himself in another player's turn
    Given the card game
    And the table
      | seat | character   | life | hand         |
      | A    | -           |      | BANG!        |
      | B    | Sid Ketchum | 1    | Duel, Saloon |
      | C    | -           |      |              |
      | D    | -           |      |              |
    When A plays BANG! on B
    And B uses the ability discarding Duel, Saloon
    And B passes
    Then B is alive
    And B has 1 life
    And B's hand is empty

  @R-CHR-SID-3 @consensus @base
  Scenario: Sid Ketchum saves himself with two players left
    Given the card game
    And the table
      | seat | role     | character   | life | hand         |
      | A    | sheriff  | -           |      | BANG!        |
      | B    | renegade | Sid Ketchum | 1    | Duel, Saloon |
      | C    | outlaw   | -           |      |              |
      | D    | outlaw   | -           |      |              |
    And C is eliminated
    And D is eliminated
    When A plays BANG! on B
    And B uses the ability discarding Duel, Saloon
    And B passes
    Then B is alive
    And B has 1 life
    And the game goes on

  @R-CHR-SID-4 @official @base
  Scenario: One Beer and four discards carry Sid Ketchum through a Dynamite
    Given the card game
    And the table
      | seat | character   | life | hand                               | in play  |
      | A    | -           |      |                                    |          |
      | B    | Sid Ketchum | 1    | Beer, Duel, Saloon, Mustang, Scope | Dynamite |
      | C    | -           |      |                                    |          |
      | D    | -           |      |                                    |          |
    And B's turn is about to start
    And the draw pile is 5♠, Panic!, Cat Balou
    When B's turn starts
    And B plays Beer
    And B uses the ability discarding Duel, Saloon
    And B uses the ability discarding Mustang, Scope
    Then B is alive
    And B has 1 life
    And B's hand is Panic!, Cat Balou
    And it is B's turn

  @R-CHR-SID-5 @judgement @base
  Scenario: Sid Ketchum at full life may not throw cards away
    Given the card game
    And the table
      | seat | character   | hand         |
      | A    | -           |              |
      | B    | Sid Ketchum | Duel, Saloon |
      | C    | -           |              |
      | D    | -           |              |
    And it is B's turn
    Then B may not use the ability discarding Duel, Saloon

  @R-CHR-SID-6 @judgement @base
  Scenario: Sid Ketchum heals between effects, not inside somebody else's
    Given the card game
    And the table
      | seat | character   | life | hand         | in play   |
      | A    | -           |      | BANG!        | Schofield |
      | B    | Sid Ketchum | 2    | Duel, Saloon |           |
      | C    | -           |      | Missed!      |           |
      | D    | -           |      |              |           |
    Then B may use the ability discarding Duel, Saloon
    When A plays BANG! on C
    Then C is asked for a dodge
    And B may not use the ability discarding Duel, Saloon
    When C plays Missed!
    And B uses the ability discarding Duel, Saloon
    Then B has 3 life
    And it is A's turn

  @R-CHR-SID-7 @official @base
  Scenario: Sid Ketchum pays with exactly two hand cards
    Given the card game
    And the table
      | seat | character   | life | hand | in play                |
      | A    | -           |      |      |                        |
      | B    | Sid Ketchum | 2    | Duel | Mustang, Scope, Barrel |
      | C    | -           |      |      |                        |
      | D    | -           |      |      |                        |
    And it is B's turn
    Then B may not use the ability discarding Duel
    And B may not use the ability discarding Duel, Mustang
    And B may not use the ability discarding Mustang, Scope

  @R-CHR-SUZY-1 @official @base
  Scenario: Suzy Lafayette draws after laying her last card
    Given the card game
    And the table
      | seat | character      | hand   |
      | A    | Suzy Lafayette | Barrel |
      | B    | -              |        |
      | C    | -              |        |
      | D    | -              |        |
    And the draw pile is Duel, Saloon
    When A plays Barrel
    Then A has in play Barrel
    And A's hand is Duel
    And A may play Duel on C

  @R-CHR-SUZY-2 @official @base
  Scenario: Suzy Lafayette draws after dodging with her last card
    Given the card game
    And the table
      | seat | character      | hand    |
      | A    | -              | BANG!   |
      | B    | Suzy Lafayette | Missed! |
      | C    | -              |         |
      | D    | -              |         |
    And the draw pile is Duel, Saloon
    When A plays BANG! on B
    And B plays Missed!
    Then B has 4 life
    And B's hand is Duel

  @R-CHR-SUZY-3 @judgement @base
  Scenario: Suzy Lafayette draws between two dodges against Slab the Killer
    Given the card game
    And the table
      | seat | character       | hand    |
      | A    | Slab the Killer | BANG!   |
      | B    | Suzy Lafayette  | Missed! |
      | C    | -               |         |
      | D    | -               |         |
    And the draw pile is Missed!, Duel, Saloon
    When A plays BANG! on B
    And B plays Missed!
    Then B's hand is Missed!
    And B is asked for a dodge
    When B plays Missed!
    Then B has 4 life
    And B's hand is Duel

  @R-CHR-SUZY-4 @consensus @base
  Scenario: Suzy Lafayette's last Stagecoach brings two cards, not three
    Given the card game
    And the table
      | seat | character      | hand       |
      | A    | Suzy Lafayette | Stagecoach |
      | B    | -              |            |
      | C    | -              |            |
      | D    | -              |            |
    And the draw pile is Duel, Saloon, Mustang
    When A plays Stagecoach
    Then A's hand is Duel, Saloon

  @R-CHR-SUZY-5 @judgement @base
  Scenario: Suzy Lafayette's bounty fills her hand, so nothing more comes
    Given the card game
    And the table
      | seat | role     | character      | life | hand  |
      | A    | sheriff  | Suzy Lafayette |      | BANG! |
      | B    | outlaw   | -              | 1    |       |
      | C    | outlaw   | -              |      |       |
      | D    | renegade | -              |      |       |
    And the draw pile is Duel, Saloon, Mustang, Scope
    When A plays BANG! on B
    And B passes
    Then B is eliminated
    And A's hand is Duel, Saloon, Mustang

  @R-CHR-SUZY-6 @consensus @base
  Scenario: A Duel that kills Suzy Lafayette takes her waiting card too
    Given the card game
    And the table
      | seat | role     | character      | life | hand        |
      | A    | sheriff  | -              |      | Duel, BANG! |
      | B    | renegade | Suzy Lafayette | 1    | BANG!       |
      | C    | outlaw   | -              |      |             |
      | D    | outlaw   | -              |      |             |
    And the draw pile is Beer, Saloon
    When A plays Duel on B
    And B discards BANG!
    And A discards BANG!
    And B passes
    Then B is eliminated
    And B's hand is empty
    And the top of the draw pile is Beer

  @R-CHR-SUZY-7 @consensus @base
  Scenario: Suzy Lafayette draws after drinking her only card
    Given the card game
    And the table
      | seat | character      | life | hand  |
      | A    | -              |      | BANG! |
      | B    | Suzy Lafayette | 1    | Beer  |
      | C    | -              |      |       |
      | D    | -              |      |       |
    And the draw pile is Duel, Saloon
    When A plays BANG! on B
    And B plays Beer
    Then B has 1 life
    And B's hand is Duel

  @R-CHR-WILLY-1 @official @base
  Scenario: Willy the Kid fires as often as he likes at any reach
    Given the card game
    And the table
      | seat | character     | hand                | in play    |
      | A    | Willy the Kid | BANG!, BANG!, BANG! | Winchester |
      | B    | -             |                     |            |
      | C    | -             |                     |            |
      | D    | -             |                     |            |
    When A plays BANG! on B
    And B passes
    And A plays BANG! on C
    And C passes
    And A plays BANG! on B
    And B passes
    Then B has 2 life
    And C has 3 life
    And A's hand is empty
