@strict
Feature: Options that are numbers: how many characters to choose from, and how many events are mixed

  @R-SETUP-06 @judgement @base
  Scenario: One of three characters, chosen in secret, and the first of the others set aside
    en: Everybody has another character, open to all. Those of all sets in use are mixed.
    it: Ognuno ha un personaggio diverso, scoperto. Si mescolano quelli di tutte le espansioni in uso.
    de: Jeder hat einen anderen Charakter, offen für alle. Die aller beteiligten Erweiterungen werden gemischt.
    about: setup
    unless: base-characters-only

    en: You play the character that you are dealt; in the tournament, one of two.
    it: Giochi il personaggio che ti capita; nel torneo, uno di due.
    de: Du spielst den Charakter, den du bekommst; im Turnier einen von zweien.
    about: setup
    unless: characters-to-choose

    Given the card game
    And option characters to choose is 3
    And the table
      | seat | role     |
      | A    | sheriff  |
      | B    | outlaw   |
      | C    | outlaw   |
      | D    | renegade |
    And A is offered Rose Doolan, El Gringo, Slab the Killer
    And B is offered Willy the Kid, Paul Regret, Jourdonnais
    And C is offered Suzy Lafayette, Calamity Janet, Bart Cassidy
    And D is offered Sid Ketchum, Jesse Jones, Kit Carlson
    Then A is asked for a choice
    And A may choose Rose Doolan
    And A may choose Slab the Killer
    And A may not choose Willy the Kid
    And B can see what B is offered
    And B cannot see what A is offered
    When A chooses El Gringo
    Then B cannot see what A is offered
    And A cannot see what B is offered
    When B chooses Willy the Kid
    And C chooses Bart Cassidy
    And D chooses Kit Carlson
    Then A's character is El Gringo
    And A has 4 life
    And A's spare character is Rose Doolan
    And B has 4 cards in hand
    And B's spare character is Paul Regret
    And C's spare character is Suzy Lafayette
    And D's spare character is Sid Ketchum
    And it is A's turn

  @R-TRN-01 @official @tournament
  Scenario: In the tournament the two characters lie open
    Given the card game with tournament
    And the table
      | seat | role     |
      | A    | sheriff  |
      | B    | outlaw   |
      | C    | outlaw   |
      | D    | renegade |
    And A is offered Rose Doolan, El Gringo
    And B is offered Willy the Kid, Paul Regret
    And C is offered Suzy Lafayette, Calamity Janet
    And D is offered Sid Ketchum, Jesse Jones
    Then B can see what A is offered
    When A chooses El Gringo
    And B chooses Paul Regret
    And C chooses Suzy Lafayette
    And D chooses Sid Ketchum
    Then A has 4 life
    And B has 3 cards in hand
    And A's spare character is Rose Doolan

  @R-TRN-01 @judgement @tournament
  Scenario: A tournament with three characters to choose from has them open too
    Given the card game with tournament
    And option characters to choose is 3
    And the table
      | seat | role     | character   |
      | A    | sheriff  | -           |
      | B    | outlaw   | Jourdonnais |
      | C    | outlaw   | Black Jack  |
      | D    | renegade | El Gringo   |
    And A is offered Rose Doolan, Paul Regret, Suzy Lafayette
    Then D can see what A is offered
    When A chooses Suzy Lafayette
    Then A's spare character is Rose Doolan
    And A has 5 life

  @R-TRN-04 @R-TRN-14 @judgement @base
  Scenario: A choice outside the tournament brings no toll for a new draw pile
    Given the card game
    And option characters to choose is 2
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays Stagecoach
    Then A has 5 life
    And B has 4 life
    And A has 2 cards in hand

  @R-TRN-04 @judgement @tournament
  Scenario: A tournament without a choice still has its toll
    Given the card game with tournament
    And option characters to choose is 1
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays Stagecoach
    Then A has 4 life
    And B has 3 life

  @R-SER-01 @judgement @base
  Scenario: Who keeps a character from the last game has nothing to choose
    en: In the next game the survivors may keep their characters; the eliminated get new ones.
    it: Nella partita seguente chi è sopravvissuto può tenere il personaggio; gli eliminati ne ricevono uno nuovo.
    de: In der nächsten Partie dürfen Überlebende ihren Charakter behalten; Ausgeschiedene erhalten neue.
    about: series

    Given the card game
    And option characters to choose is 3
    And the table
      | seat | role     | character   |
      | A    | sheriff  | Jourdonnais |
      | B    | outlaw   | -           |
      | C    | outlaw   | Black Jack  |
      | D    | renegade | El Gringo   |
    And B is offered Rose Doolan, Paul Regret, Suzy Lafayette
    Then B is asked
    When B chooses Paul Regret
    Then A's character is Jourdonnais
    And A has 5 life
    And B's character is Paul Regret
    And B's spare character is Rose Doolan
    And it is A's turn

  @R-HN-NID-1 @judgement @high-noon
  Scenario: New Identity offers the first of those that were not chosen
    Given the card game with High Noon
    And option characters to choose is 4
    And the table
      | seat | role     | character  |
      | A    | sheriff  | -          |
      | B    | outlaw   | Jesse Jones |
      | C    | outlaw   | Black Jack |
      | D    | renegade | El Gringo  |
    And A is offered Rose Doolan, Paul Regret, Suzy Lafayette, Willy the Kid
    And the event in force is New Identity
    When A chooses Rose Doolan
    Then A is asked for a choice
    When A chooses yes
    Then A's character is Paul Regret
    And A has 2 life

  @R-3P-02 @judgement @dodge-city
  Scenario: Three players choose from five each
    Given the card game with Dodge City
    And option characters to choose is 5
    And the table
      | seat | role     | character |
      | A    | deputy   | -         |
      | B    | outlaw   | Apache Kid |
      | C    | renegade | Belle Star |
    And A is offered Rose Doolan, Paul Regret, Vera Custer, Willy the Kid, Chuck Wengam
    When A chooses Vera Custer
    Then A's character is Vera Custer
    And A has 3 life
    And A is asked for a player

  @R-EVT-02 @official @high-noon @fistful
  Scenario: Eight events of two decks, and one last card
    en: With both event decks twelve events are drawn from all of them, and one of the two last events.
    it: Con entrambi i mazzi evento se ne usano dodici presi da tutti, più uno dei due eventi finali.
    de: Mit beiden Ereignisstapeln werden aus allen zwölf gezogen, dazu eines der zwei letzten Ereignisse.
    about: events
    unless: events

    en: If both event decks are in use, events of both come in the same game.
    it: Se si usano entrambi i mazzi evento, nella stessa partita escono eventi di tutti e due.
    de: Sind beide Ereignisstapel dabei, kommen in derselben Partie Ereignisse aus beiden.
    about: events, setup
    unless: one-event-deck

    Given the card game with High Noon, A Fistful of Cards
    And option events is 8
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    Then 9 events are still to come

  @R-EVT-02 @official @high-noon @fistful
  Scenario: Twelve by default, the event in force counted
    Given the card game with High Noon, A Fistful of Cards
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    And the event in force is Ghost Town
    And the next event is Sniper
    Then 12 events are still to come

  @R-EVT-02 @judgement @high-noon @fistful
  Scenario: The long event deck is another word for all of them
    Given the card game with High Noon, A Fistful of Cards
    And option long event deck is on
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    Then 29 events are still to come

  @R-EVT-01 @judgement @high-noon
  Scenario: One deck alone is played whole, whatever the number
    Given the card game with High Noon
    And option events is 3
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    Then 15 events are still to come

  @R-EVT-01 @judgement @high-noon @fistful
  Scenario: So is the deck for which the lot decides
    Given the card game with High Noon, A Fistful of Cards
    And option events is 3
    And option one event deck is on
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    Then 15 events are still to come

  @R-EVT-02 @judgement @high-noon @fistful
  Scenario: Events that are left out are not drawn, and there are no more than there are
    Given the card game with High Noon, A Fistful of Cards
    And option events is 28
    And option without ghost town is on
    And option without sniper is on
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
      | E    |
    Then 27 events are still to come

  @R-EVT-04 @R-EVT-06 @judgement @high-noon @fistful
  Scenario: After the only event of a short deck the last card comes, and stays
    Given the card game with High Noon, A Fistful of Cards
    And option events is 1
    And the table
      | seat | role     | hand |
      | A    | sheriff  |      |
      | B    | outlaw   |      |
      | C    | outlaw   |      |
      | D    | renegade |      |
    And the next event is Thirst
    And it is D's turn
    Then 2 events are still to come
    When D ends the turn
    Then the event in force is Thirst
    And 1 event is still to come
    And A has 1 card in hand
