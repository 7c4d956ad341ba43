@strict
Feature: Options of the base game meet events, characters and each other

  # beginner deck

  @R-SETUP-11 @R-PROMO-WILL-1 @consensus @promo
  Scenario: Uncle Will keeps store, though there is no General Store in the deck
    Given the card game with promos
    And option beginner deck is on
    And the table
      | seat | character  | hand |
      | A    | Uncle Will | Beer |
      | B    | -          |      |
      | C    | -          |      |
      | D    | -          |      |
    And the draw pile is Stagecoach, Mustang, Scope, Missed!
    Then the draw pile has 68 cards
    When A plays Beer as General Store
    And A chooses Mustang
    And B chooses Stagecoach
    And C chooses Scope
    And D chooses Missed!
    Then A's hand is Mustang

  @R-SETUP-11 @R-DC-VERA-7 @consensus @dodge-city @promo
  Scenario: Vera Custer keeps store for beginners with Uncle Will's ability
    Given the card game with Dodge City, promos
    And option beginner deck is on
    And the table
      | seat | character   | hand |
      | A    | Vera Custer | Beer |
      | B    | Uncle Will  |      |
      | C    | -           |      |
      | D    | -           |      |
    And the draw pile is Scope, Barrel, Stagecoach, Mustang, Saloon, Missed!
    And A's turn is about to start
    Then the draw pile has 105 cards
    When A's turn starts
    And A chooses B
    And A plays Beer as General Store
    And A chooses Mustang
    And B chooses Stagecoach
    And C chooses Saloon
    And D chooses Missed!
    Then A's hand is Scope, Barrel, Mustang

  @R-SETUP-11 @R-8P-01 @consensus @dodge-city
  Scenario: Eight beginners play without fourteen cards
    Given the card game with Dodge City
    And option beginner deck is on
    And the table
      | seat | character |
      | A    | -         |
      | B    | -         |
      | C    | -         |
      | D    | -         |
      | E    | -         |
      | F    | -         |
      | G    | -         |
      | H    | -         |
    Then the draw pile has 106 cards

  @R-SETUP-11 @R-HN-DALTON-1 @consensus @high-noon
  Scenario: The Daltons find blue cards among beginners too
    Given the card game with High Noon
    And option beginner deck is on
    And the table
      | seat | in play        |
      | A    |                |
      | B    | Mustang, Scope |
      | C    |                |
      | D    |                |
    And the next event is The Daltons
    And it is D's turn
    Then the draw pile has 67 cards
    When D ends the turn
    And B discards Scope
    Then B has in play Mustang

  # volcanic is a book card

  @R-SETUP-11 @R-HN-SHOOT-1 @consensus @high-noon
  Scenario: Without a Volcanic a Shootout still gives two BANG! and no third
    Given the card game with High Noon
    And option beginner deck is on
    And option volcanic is a book card is on
    And the table
      | seat | hand                |
      | A    | BANG!, BANG!, BANG! |
      | B    |                     |
      | C    |                     |
      | D    |                     |
    And the event in force is Shootout
    Then the draw pile has 64 cards
    When A plays BANG! on B
    And A plays BANG! on D
    Then A may not play BANG! on B

  @R-SETUP-11 @R-CHR-WILLY-1 @consensus @base
  Scenario: Willy the Kid needs no Volcanic
    Given the card game
    And option beginner deck is on
    And option volcanic is a book card is on
    And the table
      | seat | character     | hand                |
      | A    | Willy the Kid | BANG!, BANG!, BANG! |
      | B    | -             |                     |
      | C    | -             |                     |
      | D    | -             |                     |
    Then the draw pile has 64 cards
    When A plays BANG! on B
    And A plays BANG! on B
    Then A may play BANG! on D

  @R-SETUP-11 @consensus @dodge-city
  Scenario: Three beginners without the Volcanic
    Given the card game with Dodge City
    And option beginner deck is on
    And option volcanic is a book card is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
    Then the draw pile has 104 cards

  @R-SETUP-11 @R-TURN-09 @consensus @base
  Scenario: Beginners may lay the same weapon again
    Given the card game
    And option beginner deck is on
    And option volcanic is a book card is on
    And option same weapon again is on
    And the table
      | seat | hand         | in play      |
      | A    | Schofield Q♣ | Schofield J♣ |
      | B    |              |              |
      | C    |              |              |
      | D    |              |              |
    Then the draw pile has 65 cards
    When A plays Schofield
    Then A has in play Schofield Q♣

  # chosen discards

  @R-DEATH-01 @R-CHR-PEDRO-1 @judgement @base
  Scenario: The dying man leaves Pedro Ramirez what he likes
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | character     | life | hand  | in play  |
      | A    | sheriff  | -             |      | BANG! |          |
      | B    | renegade | -             | 1    | Duel  | Volcanic |
      | C    | outlaw   | Pedro Ramirez |      |       |          |
      | D    | outlaw   | -             |      |       |          |
    And the draw pile is Beer
    When A plays BANG! on B
    And B passes
    And B passes
    And B discards Volcanic, Duel
    And A ends the turn
    And C chooses discard pile
    Then C's hand is Duel, Beer
    And the top of the discard pile is Volcanic

  @R-DEATH-12 @R-DEATH-01 @judgement @base
  Scenario: Vulture Sam leaves nothing to choose
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | character   | life | hand  | in play |
      | A    | sheriff  | -           |      | BANG! |         |
      | B    | renegade | -           | 1    | Duel  | Scope   |
      | C    | outlaw   | Vulture Sam |      |       |         |
      | D    | outlaw   | -           |      |       |         |
    When A plays BANG! on B
    And B passes
    And B passes
    Then B is eliminated
    And C's hand is Duel, Scope
    And it is A's turn
    And nobody is asked

  @R-DEATH-01 @R-DEATH-14 @P-3 @judgement @base
  Scenario: Two who fall together choose one after the other, clockwise
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | life | hand       | in play |
      | A    | outlaw   |      | Gatling    |         |
      | B    | renegade | 1    | Duel       | Scope   |
      | C    | sheriff  |      |            |         |
      | D    | outlaw   | 1    | Stagecoach | Barrel  |
    When A plays Gatling
    And B passes
    And B passes
    And D passes
    And D passes
    Then B is asked for a discard
    When B discards Scope, Duel
    And D discards Barrel, Stagecoach
    Then the top of the discard pile is Stagecoach, Barrel, Duel, Scope, Gatling

  @R-DEATH-04 @R-DEATH-01 @judgement @base
  Scenario: The Sheriff who shot his Deputy chooses nothing: he is not out
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | life | hand                | in play |
      | A    | sheriff  |      | BANG!, Beer, Saloon | Scope   |
      | B    | deputy   | 1    |                     |         |
      | C    | outlaw   |      |                     |         |
      | D    | renegade |      |                     |         |
    When A plays BANG! on B
    Then B is eliminated
    And A's hand is empty
    And A has nothing in play
    And it is A's turn
    And nobody is asked

  # no beer for two

  @R-BEER-07 @R-FOC-LAW-2 @judgement @fistful
  Scenario: A shown Beer that can't be played by two is no duty
    Given the card game with A Fistful of Cards
    And option no beer for two is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 2    |
      | B    | renegade | 2    |
      | C    | outlaw   |      |
      | D    | outlaw   |      |
    And C is eliminated
    And D is eliminated
    And the event in force is Law of the West
    And the draw pile is Scope, Beer
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Scope, Beer
    And B may not play Beer
    And B may end the turn

  @R-BEER-07 @R-HN-GHOST-3 @judgement @high-noon
  Scenario: With a ghost at the table two are three, and the ghost may drink
    Given the card game with High Noon
    And option no beer for two is on
    And the table
      | seat | role     | life | hand    |
      | A    | sheriff  | 2    | Beer 6♥ |
      | B    | renegade |      | Beer 7♥ |
      | C    | outlaw   |      |         |
      | D    | outlaw   |      |         |
    And C is eliminated
    And D is eliminated
    And the event in force is Ghost Town
    And the draw pile is Beer 8♥, Saloon, Scope
    And it is B's turn
    Then B may not play Beer 7♥
    When B ends the turn
    Then it is C's turn
    When C plays Beer 8♥
    Then C has 1 life

  @R-BEER-07 @R-DC-ELENA-1 @judgement @dodge-city
  Scenario: Elena Fuente may hold a Beer before her as a Missed!, even for two
    Given the card game with Dodge City
    And option no beer for two is on
    And the table
      | seat | role     | character    | life | hand  |
      | A    | sheriff  | -            |      | BANG! |
      | B    | renegade | Elena Fuente | 1    | Beer  |
      | C    | outlaw   | -            |      |       |
      | D    | outlaw   | -            |      |       |
    And C is eliminated
    And D is eliminated
    When A plays BANG! on B
    And B plays Beer as Missed!
    Then B has 1 life
    And B's hand is empty

  @R-BEER-07 @R-CHR-SID-3 @judgement @base
  Scenario: Sid Ketchum throws two Beers away and lives
    Given the card game
    And option no beer for two is on
    And the table
      | seat | role     | character   | life | hand       |
      | A    | sheriff  | -           |      | BANG!      |
      | B    | renegade | Sid Ketchum | 1    | Beer, Beer |
      | C    | outlaw   | -           |      |            |
      | D    | outlaw   | -           |      |            |
    And C is eliminated
    And D is eliminated
    When A plays BANG! on B
    And B passes
    Then B may not play Beer
    When B uses the ability discarding Beer, Beer
    Then B has 1 life
    And B is alive

  @R-BEER-11 @R-3P-08 @judgement @dodge-city
  Scenario: Two of three left: no Beer, but a Saloon and a Whisky
    Given the card game with Dodge City
    And option no beer for two is on
    And the table
      | seat | life | hand                       |
      | A    | 1/4  | Beer, Saloon, Whisky, Duel |
      | B    | 2/4  |                            |
      | C    |      |                            |
    And C is eliminated
    Then A may not play Beer
    When A plays Saloon
    Then A has 2 life
    And B has 3 life
    When A plays Whisky discarding Duel
    Then A has 4 life

  # late reshuffle

  @R-DRAW-07 @R-CHR-PEDRO-1 @judgement @base
  Scenario: Pedro Ramirez still finds the discards that the last card left lying
    Given the card game
    And option late reshuffle is on
    And the table
      | seat | character     |
      | A    | -             |
      | B    | Pedro Ramirez |
      | C    | -             |
      | D    | -             |
    And the draw pile is only Beer, Missed!
    And the discard pile is Scope, Duel, Mustang
    And A's turn is about to start
    When A's turn starts
    And A ends the turn
    Then the draw pile is empty
    And B is asked for a draw
    When B chooses discard pile
    Then B has 2 cards in hand
    And the draw pile has 1 card
    And the discard pile is empty

  @R-TRN-04 @R-DRAW-03 @judgement @tournament
  Scenario: The toll waits for the next card, as the discards do
    Given the card game with tournament
    And option late reshuffle is on
    And the table
      | seat | life |
      | A    | 5/5  |
      | B    | 4    |
      | C    | 4    |
      | D    | 4    |
    And the draw pile is only Beer, Missed!
    And the discard pile is Scope, Duel, Mustang
    And A's turn is about to start
    When A's turn starts
    Then the draw pile is empty
    And A has 5 life
    When A ends the turn
    Then it is B's turn
    And A has 4 life
    And B has 3 life
    And D has 3 life
    And B has 2 cards in hand

  @R-DRAW-03 @R-TURN-10 @judgement @base
  Scenario: The Stagecoach that took the last card lies alone on the pile when its effect is over
    Given the card game
    And option late reshuffle is on
    And option card after effect is on
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Beer, Missed!
    And the discard pile is Scope
    When A plays Stagecoach
    Then A's hand is Beer, Missed!
    And the draw pile is empty
    And the discard pile is Stagecoach, Scope

  @R-DRAW-05 @R-BARREL-01 @judgement @base
  Scenario: A Barrel needs a card, and only then the discards are shuffled
    Given the card game
    And option late reshuffle is on
    And the table
      | seat | hand     | in play |
      | A    | BANG! Q♥ |         |
      | B    |          | Barrel  |
      | C    |          |         |
      | D    |          |         |
    And the draw pile is empty
    And the discard pile is Saloon 5♥, Beer 6♥
    When A plays BANG! on B
    And B uses Barrel
    Then B has 4 life
    And the draw pile has 2 cards

  @R-CHR-KIT-2 @R-DRAW-03 @judgement @base
  Scenario: Kit Carlson looks at the last two cards and at one of the new pile
    Given the card game
    And option late reshuffle is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Kit Carlson |
      | C    | -           |
      | D    | -           |
    And the draw pile is only Beer, Missed!
    And the discard pile is Scope
    And B's turn is about to start
    When B's turn starts
    And B chooses Beer
    And B chooses Scope
    Then B's hand is Beer, Scope
    And the top of the draw pile is Missed!

  @R-FOC-MINE-1 @R-DRAW-03 @judgement @fistful
  Scenario: In the Abandoned Mine nobody misses the draw pile
    Given the card game with A Fistful of Cards
    And option late reshuffle is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Abandoned Mine
    And the draw pile is empty
    And the discard pile is Duel, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Duel, Scope
    And the draw pile is empty
    And the discard pile is Beer

  # sid at full life

  @R-CHR-SID-5 @R-DC-VERA-1 @judgement @dodge-city
  Scenario: Vera Custer throws cards away unhurt with Sid Ketchum's ability
    Given the card game with Dodge City
    And option sid at full life is on
    And the table
      | seat | character   | hand       |
      | A    | -           |            |
      | B    | Vera Custer | Duel, Beer |
      | C    | Sid Ketchum |            |
      | D    | -           |            |
    And the draw pile is Scope, Barrel
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B uses the ability discarding Duel, Beer
    Then B has 3 life
    And B's hand is Scope, Barrel

  @R-CHR-SID-5 @R-HN-HANG-1 @judgement @high-noon
  Scenario: With a Hangover Sid Ketchum throws nothing away
    Given the card game with High Noon
    And option sid at full life is on
    And the table
      | seat | character   | hand       |
      | A    | Sid Ketchum | Duel, Beer |
      | B    | -           |            |
      | C    | -           |            |
      | D    | -           |            |
    And the event in force is Hangover
    Then A may not use the ability discarding Duel, Beer

  @R-CHR-SID-5 @R-FOC-LAW-7 @judgement @fistful
  Scenario: Sid Ketchum rids himself of the card that the law wants played
    Given the card game with A Fistful of Cards
    And option sid at full life is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Sid Ketchum |
      | C    | -           |
      | D    | -           |
    And the event in force is Law of the West
    And the draw pile is Scope, Stagecoach
    And B's turn is about to start
    When B's turn starts
    Then B may not end the turn
    When B uses the ability discarding Scope, Stagecoach
    Then B has 4 life
    And B may end the turn

  @R-CHR-SID-5 @R-HN-SERMON-5 @judgement @high-noon
  Scenario: Under a strict Sermon not even the unhurt Sid Ketchum discards a BANG!
    Given the card game with High Noon
    And option sid at full life is on
    And option sermon forbids costs is on
    And the table
      | seat | character   | hand              |
      | A    | Sid Ketchum | BANG!, Beer, Duel |
      | B    | -           |                   |
      | C    | -           |                   |
      | D    | -           |                   |
    And the event in force is The Sermon
    Then A may not use the ability discarding BANG!, Beer
    And A may use the ability discarding Beer, Duel

  @R-CHR-SID-5 @R-FOC-MINE-5 @judgement @fistful
  Scenario: What the unhurt Sid Ketchum throws away in the Mine lies on the discards
    Given the card game with A Fistful of Cards
    And option sid at full life is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Sid Ketchum |
      | C    | -           |
      | D    | -           |
    And the event in force is Abandoned Mine
    And the discard pile is Duel, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    And B uses the ability discarding Duel, Scope
    Then B has 4 life
    And the top of the discard pile is Scope, Duel, Beer

  # same weapon again

  @R-TURN-09 @R-PROMO-KISCH-2 @consensus @promo
  Scenario: Johnny Kisch lays his Schofield anew and clears the others
    Given the card game with promos
    And option same weapon again is on
    And the table
      | seat | character    | hand         | in play      |
      | A    | Johnny Kisch | Schofield Q♣ | Schofield J♣ |
      | B    | -            |              | Schofield K♠ |
      | C    | -            |              |              |
      | D    | -            |              |              |
    When A plays Schofield Q♣
    Then A has in play Schofield Q♣
    And B has nothing in play

  @R-TURN-09 @R-FOC-LAW-2 @consensus @fistful
  Scenario: The law wants the same weapon laid again, since it can be
    Given the card game with A Fistful of Cards
    And option same weapon again is on
    And the table
      | seat | in play      |
      | A    |              |
      | B    | Schofield J♣ |
      | C    |              |
      | D    |              |
    And the event in force is Law of the West
    And the draw pile is Scope, Schofield Q♣
    And B's turn is about to start
    When B's turn starts
    Then B may not end the turn
    When B plays Schofield Q♣
    Then B has in play Schofield Q♣
    And B may end the turn

  @R-TURN-09 @R-BANG-10 @consensus @base
  Scenario: A Volcanic laid over a Volcanic goes on shooting without a limit
    Given the card game
    And option same weapon again is on
    And option bang after volcanic is on
    And the table
      | seat | hand                              | in play      |
      | A    | BANG!, BANG!, BANG!, Volcanic 10♣ | Volcanic 10♠ |
      | B    |                                   |              |
      | C    |                                   |              |
      | D    |                                   |              |
    When A plays BANG! on B
    And A plays Volcanic
    And A plays BANG! on B
    And A plays BANG! on B
    Then B has 1 life
    And A has in play Volcanic 10♣

  @R-TURN-09 @R-HN-CUFF-1 @consensus @high-noon
  Scenario: In handcuffs the same weapon must have the suit that was named
    Given the card game with High Noon
    And option same weapon again is on
    And the table
      | seat | in play      |
      | A    |              |
      | B    | Schofield K♠ |
      | C    |              |
      | D    |              |
    And the event in force is Handcuffs
    And the draw pile is Schofield J♣, Duel Q♦
    And B's turn is about to start
    When B's turn starts
    And B chooses diamonds
    Then B may not play Schofield J♣

  # not on oneself

  @R-PANIC-05 @R-FOC-LAW-2 @consensus @fistful
  Scenario: A shown Panic! that could only rob its owner is no duty
    Given the card game with A Fistful of Cards
    And option not on oneself is on
    And the table
      | seat | in play |
      | A    |         |
      | B    | Mustang |
      | C    |         |
      | D    |         |
    And the event in force is Law of the West
    And the draw pile is Scope, Panic!
    And B's turn is about to start
    When B's turn starts
    Then B may not play Panic! on B's Mustang
    And B may end the turn

  @R-START-19 @R-3P-07 @consensus @dodge-city
  Scenario: Among three the Deputy may be jailed, but not by himself
    Given the card game with Dodge City
    And option not on oneself is on
    And the table
      | seat | hand |
      | A    | Jail |
      | B    | Jail |
      | C    |      |
    Then A may not play Jail on A
    And A may play Jail on B
    When A ends the turn
    Then B may play Jail on A
    And B may not play Jail on B

  @R-DC-PAT-2 @R-PANIC-05 @consensus @dodge-city
  Scenario: Pat Brennan plays no card, and still takes his own
    Given the card game with Dodge City
    And option not on oneself is on
    And the table
      | seat | character   | in play |
      | A    | Pat Brennan | Scope   |
      | B    | -           | Mustang |
      | C    | -           |         |
      | D    | -           |         |
    And A's turn is about to start
    When A's turn starts
    Then A may choose A's Scope
    When A chooses A's Scope
    Then A's hand is Scope

  @R-PANIC-05 @R-BANG-10 @consensus @base
  Scenario: Nobody frees himself of his Volcanic by Cat Balou to shoot on with another weapon
    Given the card game
    And option not on oneself is on
    And option bang after volcanic is on
    And the table
      | seat | hand                    | in play  |
      | A    | BANG!, BANG!, Cat Balou | Volcanic |
      | B    |                         | Scope    |
      | C    |                         |          |
      | D    |                         |          |
    When A plays BANG! on B
    Then A may not play Cat Balou on A's Volcanic
    And A may play Cat Balou on B's Scope
    And A may play BANG! on B

  @R-PANIC-05 @R-PROMO-WILL-2 @consensus @promo
  Scenario: A Panic! that may rob nobody still opens Uncle Will's store
    Given the card game with promos
    And option not on oneself is on
    And the table
      | seat | character  | hand   | in play  |
      | A    | Uncle Will | Panic! | Dynamite |
      | B    | -          |        |          |
      | C    | -          |        |          |
      | D    | -          |        |          |
    And the draw pile is Stagecoach, Mustang, Scope, Missed!
    Then A may not play Panic! on A's Dynamite
    When A plays Panic! as General Store
    And A chooses Mustang
    And B chooses Stagecoach
    And C chooses Scope
    And D chooses Missed!
    Then A's hand is Mustang

  # bang after volcanic

  @R-BANG-10 @R-FOC-SNIPER-2 @judgement @fistful
  Scenario: A Sniper's pair is no BANG! of the turn, with a Volcanic or after it
    Given the card game with A Fistful of Cards
    And option bang after volcanic is on
    And the table
      | seat | hand                                  | in play  |
      | A    | BANG!, BANG!, BANG!, BANG!, Remington | Volcanic |
      | B    |                                       |          |
      | C    |                                       |          |
      | D    |                                       |          |
    And the event in force is Sniper
    When A plays BANG! on B
    And A plays Remington
    And A uses the event discarding BANG!, BANG! on B
    Then B has 2 life
    When A plays BANG! on B
    Then B has 1 life

  @R-BANG-10 @R-HN-SERMON-1 @judgement @high-noon
  Scenario: Under The Sermon there is no BANG! to be counted
    Given the card game with High Noon
    And option bang after volcanic is on
    And the table
      | seat | hand         | in play  |
      | A    | BANG!, BANG! | Volcanic |
      | B    |              |          |
      | C    |              |          |
      | D    |              |          |
    And the event in force is The Sermon
    Then A may not play BANG! on B

  # reward may be left

  @R-DEATH-02 @C-05 @C-02 @judgement @base
  Scenario: One by one, the killer is asked about his reward before the next target answers
    Given the card game
    And option reward may be left is on
    And option one by one is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | sheriff  |      | Missed! |
      | D    | outlaw   |      |         |
    When A plays Gatling
    Then B is eliminated
    And A is asked for a choice
    When A chooses no
    Then C is asked for a dodge
    When C plays Missed!
    Then A's hand is empty
    And D has 3 life

  @R-DEATH-02 @R-DC-VERA-1 @C-05 @judgement @dodge-city
  Scenario: Vera Custer with Herb Hunter's ability leaves the three and draws the two
    Given the card game with Dodge City
    And option reward may be left is on
    And the table
      | seat | role     | character   | life | hand  |
      | A    | sheriff  | Vera Custer |      | BANG! |
      | B    | outlaw   | -           | 1    |       |
      | C    | outlaw   | Herb Hunter |      |       |
      | D    | renegade | -           |      |       |
    And the draw pile is Stagecoach, Saloon, Scope, Barrel, Mustang, Beer
    And A's turn is about to start
    When A's turn starts
    And A chooses C
    And A plays BANG! on B
    And A chooses no
    Then A has 4 cards in hand
    And C has 2 cards in hand
