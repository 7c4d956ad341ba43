@strict
Feature: What a ghost cannot lose, what may not be paid, and abilities that wake over an empty hand

  @R-HN-GHOST-2 @consensus @high-noon
  Scenario: Bart's ghost has no life point to lose, and draws nothing
    en: A ghost without life points can lose none: it does not die, and Bart Cassidy and El Gringo get nothing for it.
    it: Un fantasma senza punti vita non può perderne: non muore, e Bart Cassidy ed El Gringo non ne ricavano nulla.
    de: Ein Geist ohne Lebenspunkte kann keinen verlieren: Er stirbt nicht, und Bart Cassidy und El Gringo bekommen nichts dafür.
    about: ghost-town, bart-cassidy, el-gringo

    Given the card game with High Noon
    And the table
      | seat | character    | hand  |
      | A    | -            |       |
      | B    | Bart Cassidy |       |
      | C    | -            | BANG! |
      | D    | -            |       |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Stagecoach, Saloon
    When A ends the turn
    And B plays Duel on C
    And C discards BANG!
    And B passes
    Then B has 0 life
    And B's hand is Stagecoach, Saloon

  @R-HN-GHOST-2 @R-HN-GHOST-4 @judgement @high-noon
  Scenario: A life point that it drank, Bart's ghost can lose, and draws for it
    Given the card game with High Noon
    And the table
      | seat | character    | hand  |
      | A    | -            |       |
      | B    | Bart Cassidy |       |
      | C    | -            | BANG! |
      | D    | -            |       |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Beer, Saloon, Scope
    When A ends the turn
    And B plays Beer
    Then B has 1 life
    When B plays Duel on C
    And C discards BANG!
    And B passes
    Then B has 0 life
    And B's hand is Saloon, Scope

  @R-HN-GHOST-2 @judgement @dodge-city @high-noon
  Scenario: Vera's ghost draws nothing as Bart
    Given the card game with Dodge City, High Noon
    And the table
      | seat | character    | hand  |
      | A    | Bart Cassidy |       |
      | B    | Vera Custer  |       |
      | C    | -            | BANG! |
      | D    | -            |       |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Stagecoach, Saloon
    When A ends the turn
    And B chooses A
    And B plays Duel on C
    And C discards BANG!
    And B passes
    Then B has 0 life
    And B's hand is Stagecoach, Saloon

  @R-HN-GHOST-2 @R-TRN-04 @judgement @high-noon @tournament
  Scenario: A new deck costs a ghost nothing, and brings Bart's nothing
    Given the card game with High Noon, tournament
    And the table
      | seat | character    | hand |
      | A    | -            |      |
      | B    | Bart Cassidy |      |
      | C    | -            |      |
      | D    | -            |      |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel, Saloon
    When A ends the turn
    Then A has 4 life
    And B has 0 life
    And B has 3 cards in hand

  @R-HN-GHOST-2 @judgement @high-noon
  Scenario: El Gringo's ghost takes nothing
    Given the card game with High Noon
    And the table
      | seat | character | life | hand        |
      | A    | -         |      |             |
      | B    | El Gringo | 3    |             |
      | C    | -         |      | BANG!, Beer |
      | D    | -         |      |             |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Stagecoach, Saloon
    When A ends the turn
    And B plays Duel on C
    And C discards BANG!
    And B passes
    Then B's hand is Stagecoach, Saloon
    And C's hand is Beer

  @R-HN-GHOST-4 @C-19 @judgement @high-noon
  Scenario: Where ghosts do not heal, Sid's cannot pay for nothing
    en: A ghost may get back life points in its turn, but leaves at the end of it all the same.
    it: Un fantasma può recuperare punti vita nel suo turno, ma alla fine se ne va comunque.
    de: Ein Geist darf in seinem Zug Lebenspunkte zurückerhalten, geht am Ende aber trotzdem.
    about: ghost-town, chuck-wengam
    unless: ghosts-do-not-heal

    Given the card game with High Noon
    And option ghosts do not heal is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Sid Ketchum |
      | C    | -           |
      | D    | -           |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Scope, Stagecoach, Saloon
    When A ends the turn
    Then it is B's turn
    And B may not use the ability discarding Scope, Saloon

  @R-HN-GHOST-4 @judgement @high-noon
  Scenario: Where they do, Sid's pays two cards for a life point
    Given the card game with High Noon
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Sid Ketchum |
      | C    | -           |
      | D    | -           |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Scope, Stagecoach, Saloon
    When A ends the turn
    And B uses the ability discarding Scope, Saloon
    Then B has 1 life

  @R-HN-GHOST-4 @C-19 @judgement @high-noon
  Scenario: The living Sid heals as ever while ghosts do not
    Given the card game with High Noon
    And option ghosts do not heal is on
    And the table
      | seat | character   | life | hand        |
      | A    | Sid Ketchum | 2    | Duel, Scope |
      | B    | -           |      |             |
      | C    | -           |      |             |
      | D    | -           |      |             |
    And the event in force is Ghost Town
    And B is eliminated
    When A uses the ability discarding Duel, Scope
    Then A has 3 life

  @R-HN-SERMON-5 @C-25 @judgement @high-noon
  Scenario: Under a Sermon that forbids it, Sid pays with no BANG! in his turn
    en: A BANG! may still be discarded as a price or for an ability.
    it: Un BANG! si può comunque scartare come costo o per un’abilità.
    de: Als Preis oder für eine Fähigkeit darf ein BANG! weiterhin abgeworfen werden.
    about: sermon, sid-ketchum, doc-holyday
    unless: sermon-forbids-costs

    Given the card game with High Noon
    And option sermon forbids costs is on
    And the table
      | seat | character   | life | hand              |
      | A    | Sid Ketchum | 2    | BANG!, Duel, Beer |
      | B    | -           |      |                   |
      | C    | -           |      |                   |
      | D    | -           |      |                   |
    And the event in force is The Sermon
    Then A may not use the ability discarding BANG!, Duel
    And A may not use the ability discarding BANG!, Beer
    And A may use the ability discarding Duel, Beer

  @R-HN-SERMON-5 @C-25 @judgement @high-noon
  Scenario: At the end of his turn neither
    Given the card game with High Noon
    And option sermon forbids costs is on
    And the table
      | seat | character   | life | hand                     |
      | A    | Sid Ketchum | 2    | BANG!, Duel, Beer, Scope |
      | B    | -           |      |                          |
      | C    | -           |      |                          |
      | D    | -           |      |                          |
    And the event in force is The Sermon
    When A ends the turn
    Then A is asked for a discard
    And A may not use the ability discarding BANG!, Duel
    And A may use the ability discarding Duel, Beer
    When A discards BANG!, Duel
    Then it is B's turn

  @R-HN-SERMON-5 @C-25 @judgement @high-noon
  Scenario: In the turn of another he may
    Given the card game with High Noon
    And option sermon forbids costs is on
    And the table
      | seat | character   | life | hand        |
      | A    | -           |      |             |
      | B    | Sid Ketchum | 2    | BANG!, Duel |
      | C    | -           |      |             |
      | D    | -           |      |             |
    And the event in force is The Sermon
    When B uses the ability discarding BANG!, Duel
    Then B has 3 life

  @R-HN-SERMON-5 @judgement @high-noon
  Scenario: Without the option Sid pays with what he likes
    Given the card game with High Noon
    And the table
      | seat | character   | life | hand        |
      | A    | Sid Ketchum | 2    | BANG!, Duel |
      | B    | -           |      |             |
      | C    | -           |      |             |
      | D    | -           |      |             |
    And the event in force is The Sermon
    When A uses the ability discarding BANG!, Duel
    Then A has 3 life

  @R-HN-SERMON-5 @C-25 @judgement @dodge-city @high-noon
  Scenario: Nor does Doc Holyday pay with a BANG!
    Given the card game with Dodge City, High Noon
    And option sermon forbids costs is on
    And the table
      | seat | character   | hand              |
      | A    | Doc Holyday | BANG!, Duel, Beer |
      | B    | -           |                   |
      | C    | -           |                   |
      | D    | -           |                   |
    And the event in force is The Sermon
    Then A may not use the ability discarding BANG!, Duel on B
    And A may use the ability discarding Duel, Beer on B

  @R-HN-SERMON-5 @C-25 @judgement @dodge-city @high-noon
  Scenario: Nor does Vera as Sid
    Given the card game with Dodge City, High Noon
    And option sermon forbids costs is on
    And the table
      | seat | character   | life | hand              |
      | A    | Vera Custer | 2    | BANG!, Duel, Beer |
      | B    | Sid Ketchum |      |                   |
      | C    | -           |      |                   |
      | D    | -           |      |                   |
    And the event in force is The Sermon
    And A's turn is about to start
    When A's turn starts
    And A chooses B
    Then A may not use the ability discarding BANG!, Duel
    And A may use the ability discarding Duel, Beer

  @R-DC-VERA-8 @judgement @dodge-city
  Scenario: Vera copies Suzy with an empty hand, draws one card at once and goes on
    en: If she takes Suzy Lafayette’s ability with an empty hand, she draws a card at once.
    it: Se prende l’abilità di Suzy Lafayette a mano vuota, pesca subito una carta.
    de: Nimmt sie mit leerer Hand Suzy Lafayettes Fähigkeit, zieht sie sofort eine Karte.
    about: vera-custer, suzy-lafayette

    Given the card game with Dodge City
    And the table
      | seat | character      | hand |
      | A    | -              |      |
      | B    | Vera Custer    |      |
      | C    | Suzy Lafayette | Beer |
      | D    | -              |      |
    And the draw pile is Scope, Barrel, Mustang, Duel
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then B's hand is Scope, Barrel, Mustang
    And it is B's turn
    And the top of the draw pile is Duel

  @R-DC-VERA-8 @judgement @dodge-city
  Scenario: With a card in hand she draws nothing for it
    Given the card game with Dodge City
    And the table
      | seat | character      | hand |
      | A    | -              |      |
      | B    | Vera Custer    | Beer |
      | C    | Suzy Lafayette | Duel |
      | D    | -              |      |
    And the draw pile is Scope, Barrel, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then B's hand is Beer, Scope, Barrel
    And the top of the draw pile is Mustang

  @R-DC-VERA-8 @judgement @dodge-city
  Scenario: Whoever else she copies, an empty hand brings her nothing
    Given the card game with Dodge City
    And the table
      | seat | character      | hand |
      | A    | -              |      |
      | B    | Vera Custer    |      |
      | C    | Suzy Lafayette | Duel |
      | D    | Rose Doolan    |      |
    And the draw pile is Scope, Barrel, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses D
    Then B's hand is Scope, Barrel
    And the top of the draw pile is Mustang

  @R-DC-VERA-8 @judgement @dodge-city
  Scenario: Where she copies before the checks, she draws before them
    Given the card game with Dodge City
    And option vera before checks is on
    And the table
      | seat | character      | hand | in play |
      | A    | -              |      |         |
      | B    | Vera Custer    |      | Jail    |
      | C    | Suzy Lafayette | Duel |         |
      | D    | -              |      |         |
    And the draw pile is Scope, 2♠, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then B's hand is Scope
    And it is C's turn

  @R-DC-VERA-8 @judgement @dodge-city @tournament
  Scenario: The card that she draws may be the first of a new deck
    Given the card game with Dodge City, tournament
    And the table
      | seat | character      | hand |
      | A    | -              |      |
      | B    | Vera Custer    |      |
      | C    | Suzy Lafayette | Beer |
      | D    | -              |      |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel, Saloon
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    Then B has 3 cards in hand
    And B has 2 life
    And A has 4 life

  @R-HN-GHOST-2 @judgement @high-noon @tournament
  Scenario: A life point that it drank, Bart's ghost pays for a new deck, and draws for it
    Given the card game with High Noon, tournament
    And the table
      | seat | role     | character    | life | hand |
      | A    | sheriff  | -            | 3    |      |
      | B    | outlaw   | Bart Cassidy |      |      |
      | C    | outlaw   | -            | 3    |      |
      | D    | renegade | -            | 3    |      |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is only Beer, Stagecoach, Scope, Schofield
    And the discard pile is Barrel, Mustang, Duel, Saloon, Panic!
    When A ends the turn
    And B plays Beer
    Then B has 1 life
    When B plays Stagecoach
    Then B has 0 life
    And A has 2 life
    And B has 4 cards in hand
    And it is B's turn

  @R-HN-GHOST-4 @C-19 @judgement @high-noon @dodge-city
  Scenario: Nor can Vera's ghost as Sid
    Given the card game with Dodge City, High Noon
    And the table
      | seat | role     | character   |
      | A    | sheriff  | Sid Ketchum |
      | B    | outlaw   | Vera Custer |
      | C    | outlaw   | -           |
      | D    | renegade | -           |
    And option ghosts do not heal is on
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Scope, Barrel
    When A ends the turn
    And B chooses A
    Then B may not use the ability discarding Duel, Scope

  @R-HN-GHOST-4 @C-19 @judgement @high-noon @dodge-city
  Scenario: Nor is Greg Digger's ghost healed by a death
    Given the card game with Dodge City, High Noon
    And the table
      | seat | role     | character   | life | hand |
      | A    | sheriff  | -           | 2    |      |
      | B    | outlaw   | Greg Digger |      |      |
      | C    | renegade | -           | 1    |      |
      | D    | outlaw   | -           |      |      |
    And option ghosts do not heal is on
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is BANG!, Scope, Barrel
    When A ends the turn
    And B plays BANG! on C
    Then C is eliminated
    And B has 0 life

  @R-HN-SERMON-5 @C-25 @judgement @high-noon
  Scenario: Under such a Sermon no BANG! saves Sid in his own Duel
    Given the card game with High Noon
    And the table
      | seat | role     | character   | life | hand               |
      | A    | sheriff  | Sid Ketchum | 1    | Duel, BANG!, Scope |
      | B    | outlaw   | -           |      | BANG!              |
      | C    | outlaw   | -           |      |                    |
      | D    | renegade | -           |      |                    |
    And the event in force is The Sermon
    And option sermon forbids costs is on
    When A plays Duel on B
    And B discards BANG!
    And A passes
    And A passes
    Then A is eliminated
    And the game is over

  @R-HN-SERMON-5 @C-25 @judgement @high-noon @tournament
  Scenario: But one saves him from a new deck in the turn of another
    Given the card game with High Noon, tournament
    And the table
      | seat | role     | character   | life | hand        |
      | A    | sheriff  | -           | 2    | Stagecoach  |
      | B    | renegade | Sid Ketchum | 1    | BANG!, Duel |
      | C    | outlaw   | -           | 3    |             |
      | D    | outlaw   | -           | 3    |             |
    And the event in force is The Sermon
    And option sermon forbids costs is on
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Panic!
    When A plays Stagecoach
    And B uses the ability discarding BANG!, Duel
    Then B has 1 life
    And the game goes on

  @R-DC-VERA-8 @judgement @dodge-city @high-noon
  Scenario: Vera's ghost who copies Suzy draws one card at once too
    Given the card game with Dodge City, High Noon
    And the table
      | seat | role     | character      | life | hand   |
      | A    | sheriff  | Suzy Lafayette |      | Panic! |
      | B    | outlaw   | Vera Custer    |      |        |
      | C    | outlaw   | -              |      |        |
      | D    | renegade | -              |      |        |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Duel, Scope, Barrel, Mustang, Beer
    When A ends the turn
    And B chooses A
    Then B's hand is Duel, Scope, Barrel, Mustang
    And the top of the draw pile is Beer
