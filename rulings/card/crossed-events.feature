@strict
Feature: Options about events and the tournament meet characters, cards and each other

  # modern mine

  @R-FOC-MINE-2 @R-DC-PIXIE-1 @C-07 @judgement @dodge-city @fistful
  Scenario: Pixie Pete empties the Mine and takes his third card from the draw pile
    Given the card game with Dodge City, A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | character  |
      | A    | -          |
      | B    | Pixie Pete |
      | C    | -          |
      | D    | -          |
    And the event in force is Abandoned Mine
    And the discard pile is Duel, Scope
    And the draw pile is Beer, Saloon
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Duel, Scope, Beer
    And the discard pile is empty
    And the top of the draw pile is Saloon

  @R-FOC-MINE-3 @R-TURN-12 @C-07 @judgement @fistful
  Scenario: Excess cards go on the draw pile, though not all came from the discards
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | life | hand            |
      | A    |      |                 |
      | B    | 2    | Saloon, Missed! |
      | C    |      |                 |
      | D    |      |                 |
    And the event in force is Abandoned Mine
    And the discard pile is Duel
    And the draw pile is Beer, Scope
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Saloon, Missed!, Duel, Beer
    When B ends the turn
    And B discards Saloon, Duel
    Then it is C's turn
    And C's hand is Duel, Saloon
    And the top of the draw pile is Scope

  @R-FOC-MINE-7 @R-CHR-PEDRO-1 @C-07 @judgement @fistful
  Scenario: Pedro Ramirez takes one discard and one card of the draw pile, and is not asked
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | character     |
      | A    | -             |
      | B    | Pedro Ramirez |
      | C    | -             |
      | D    | -             |
    And the event in force is Abandoned Mine
    And the discard pile is Duel
    And the draw pile is Beer
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Duel, Beer

  @R-FOC-MINE-6 @R-CHR-JESSE-1 @C-07 @judgement @fistful
  Scenario: Jesse Jones robs a hand, and the only discard is his second card
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | character   | hand    |
      | A    | -           | Mustang |
      | B    | Jesse Jones |         |
      | C    | -           |         |
      | D    | -           |         |
    And the event in force is Abandoned Mine
    And the discard pile is Duel
    And B's turn is about to start
    When B's turn starts
    And B chooses A
    Then B's hand is Mustang, Duel
    And the discard pile is empty

  @R-FOC-MINE-4 @R-STORE-06 @C-07 @judgement @fistful
  Scenario: Wells Fargo is no phase 1: its cards come from the draw pile
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Abandoned Mine
    And the discard pile is Wells Fargo, Scope, Duel
    And the draw pile is Beer, Saloon, Mustang
    And B's turn is about to start
    When B's turn starts
    And B plays Wells Fargo
    Then B's hand is Scope, Beer, Saloon, Mustang
    And the discard pile is Wells Fargo, Duel

  @R-FOC-MINE-2 @R-DRAW-03 @C-07 @judgement @fistful
  Scenario: With an empty draw pile and late shuffling the Mine gives what it has, and the rest of the turn's cards too
    Given the card game with A Fistful of Cards
    And option modern mine is on
    And option late reshuffle is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Abandoned Mine
    And the draw pile is empty
    And the discard pile is Duel, Scope
    And B's turn is about to start
    When B's turn starts
    Then B's hand is Duel, Scope
    And the draw pile is empty
    And the discard pile is empty

  # liquor at full life

  @R-FOC-LIQUOR-2 @R-PROMO-CLAUS-1 @judgement @fistful @promo
  Scenario: Claus "The Saint" drinks unhurt, and nobody gets a card
    Given the card game with A Fistful of Cards, promos
    And option liquor at full life is on
    And the table
      | seat | character         |
      | A    | -                 |
      | B    | Claus "The Saint" |
      | C    | -                 |
      | D    | -                 |
    And the event in force is Hard Liquor
    And B's turn is about to start
    When B's turn starts
    And B uses the event
    Then B has 3 life
    And B's hand is empty
    And C's hand is empty

  @R-FOC-LIQUOR-3 @R-START-14 @judgement @fistful
  Scenario: In Jail nobody drinks, hurt or not
    Given the card game with A Fistful of Cards
    And option liquor at full life is on
    And the table
      | seat | in play |
      | A    |         |
      | B    | Jail    |
      | C    |         |
      | D    |         |
    And the event in force is Hard Liquor
    And the draw pile is 7♣
    And B's turn is about to start
    When B's turn starts
    Then it is C's turn
    And B has 4 life
    And C is asked

  @R-FOC-LIQUOR-2 @R-DC-VERA-1 @judgement @dodge-city @fistful
  Scenario: Vera Custer chooses, and then drinks for nothing
    Given the card game with Dodge City, A Fistful of Cards
    And option liquor at full life is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Vera Custer |
      | C    | Pixie Pete  |
      | D    | -           |
    And the event in force is Hard Liquor
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B uses the event
    Then B has 3 life
    And B's hand is empty

  @R-FOC-LIQUOR-2 @R-TURN-12 @R-FOC-LIQUOR-1 @judgement @fistful
  Scenario: With two left the unhurt Sheriff drinks to keep the draw pile from running out
    Given the card game with A Fistful of Cards
    And option liquor at full life is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 5/5  |
      | B    | renegade | 1    |
      | C    | outlaw   |      |
      | D    | outlaw   |      |
    And C is eliminated
    And D is eliminated
    And the event in force is Hard Liquor
    And the draw pile is only Duel, Scope
    And A's turn is about to start
    When A's turn starts
    And A uses the event
    Then A has 5 life
    And A's hand is empty
    And the top of the draw pile is Duel, Scope

  @R-FOC-LIQUOR-2 @R-CHR-KIT-1 @judgement @fistful
  Scenario: Kit Carlson who does not drink looks at his three cards
    Given the card game with A Fistful of Cards
    And option liquor at full life is on
    And the table
      | seat | character   |
      | A    | -           |
      | B    | Kit Carlson |
      | C    | -           |
      | D    | -           |
    And the event in force is Hard Liquor
    And the draw pile is Duel, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    And B passes
    And B chooses Duel
    And B chooses Beer
    Then B's hand is Duel, Beer
    And the top of the draw pile is Scope

  # peyote to the end

  @R-FOC-PEYOTE-3 @R-DC-PIXIE-1 @judgement @dodge-city @fistful
  Scenario: Pixie Pete must guess on like everybody
    Given the card game with Dodge City, A Fistful of Cards
    And option peyote to the end is on
    And the table
      | seat | character  |
      | A    | -          |
      | B    | Pixie Pete |
      | C    | -          |
      | D    | -          |
    And the event in force is Peyote
    And the draw pile is BANG! 5♦, Missed! 2♠, Beer 6♥
    And B's turn is about to start
    When B's turn starts
    And B chooses red
    And B chooses black
    Then B may not pass
    When B chooses black
    Then B's hand is BANG! 5♦, Missed! 2♠
    And the top of the discard pile is Beer 6♥

  @R-FOC-PEYOTE-5 @judgement @fistful
  Scenario: Lucky Duke turns one card for each guess, and can't stop either
    Given the card game with A Fistful of Cards
    And option peyote to the end is on
    And the table
      | seat | character  |
      | A    | -          |
      | B    | Lucky Duke |
      | C    | -          |
      | D    | -          |
    And the event in force is Peyote
    And the draw pile is BANG! 5♦, Missed! 2♠
    And B's turn is about to start
    When B's turn starts
    And B chooses red
    Then B may not pass
    When B chooses red
    Then B's hand is BANG! 5♦

  @R-FOC-PEYOTE-4 @R-TRN-04 @R-TRN-09 @judgement @fistful @tournament
  Scenario: A guess may need the first card of a new pile: everybody pays, and the guessing goes on
    Given the card game with A Fistful of Cards, tournament
    And option peyote to the end is on
    And the table
      | seat | life |
      | A    | 5/5  |
      | B    | 4    |
      | C    | 4    |
      | D    | 4    |
      | E    | 4    |
    And the event in force is Peyote
    And the draw pile is only BANG! 5♦
    And the discard pile is Beer 6♥, Saloon 5♥, BANG! Q♥
    And B's turn is about to start
    When B's turn starts
    And B chooses red
    Then B may not pass
    When B chooses red
    Then B has 3 life
    And A has 4 life
    And B has 2 cards in hand
    And B may not pass
    When B chooses black
    Then B has 2 cards in hand

  @R-FOC-PEYOTE-4 @R-DRAW-06 @judgement @fistful
  Scenario: Where there is no card left to turn over the guessing ends
    Given the card game with A Fistful of Cards
    And option peyote to the end is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Peyote
    And the draw pile is only BANG! 5♦
    And B's turn is about to start
    When B's turn starts
    And B chooses red
    Then B's hand is BANG! 5♦
    And B may end the turn

  @R-FOC-PEYOTE-2 @R-CHR-SUZY-1 @judgement @fistful
  Scenario: Suzy Lafayette who guesses wrong at once keeps the card she has, and draws none
    Given the card game with A Fistful of Cards
    And option peyote to the end is on
    And the table
      | seat | character      | hand |
      | A    | -              |      |
      | B    | Suzy Lafayette | Beer |
      | C    | -              |      |
      | D    | -              |      |
    And the event in force is Peyote
    And the draw pile is BANG! 5♦, Missed! 2♠
    And B's turn is about to start
    When B's turn starts
    And B chooses black
    Then B's hand is Beer
    And the top of the draw pile is Missed! 2♠

  # slab ricochet

  @R-FOC-RICO-6 @R-DC-VERA-1 @judgement @dodge-city @fistful
  Scenario: Vera Custer's ricochet is as hard as Slab the Killer's
    Given the card game with Dodge City, A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand          | in play |
      | A    | -               | Missed!, Duel | Scope   |
      | B    | Vera Custer     | BANG!         |         |
      | C    | Slab the Killer |               |         |
      | D    | -               |               |         |
    And the event in force is Ricochet
    And the draw pile is Mustang, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B uses the event discarding BANG! on A's Scope
    And A plays Missed!
    And A passes
    Then A has nothing in play

  @R-FOC-RICO-6 @R-FOC-RICO-3 @R-BARREL-10 @judgement @fistful
  Scenario: A Barrel and a Missed! save a card from Slab the Killer's ricochet
    Given the card game with A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | -               | Missed! | Barrel  |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the event in force is Ricochet
    And the draw pile is 9♥
    When A uses the event discarding BANG! on B's Barrel
    And B uses Barrel
    And B plays Missed!
    Then B has in play Barrel

  @R-FOC-RICO-6 @R-DC-ELENA-1 @judgement @dodge-city @fistful
  Scenario: Elena Fuente gives two cards for one in play
    Given the card game with Dodge City, A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand       | in play |
      | A    | Slab the Killer | BANG!      |         |
      | B    | Elena Fuente    | Beer, Duel | Scope   |
      | C    | -               |            |         |
      | D    | -               |            |         |
    And the event in force is Ricochet
    When A uses the event discarding BANG! on B's Scope
    And B plays Beer as Missed!
    And B plays Duel as Missed!
    Then B has in play Scope
    And B's hand is empty

  @R-FOC-RICO-6 @R-FOC-RICO-7 @judgement @dodge-city @fistful
  Scenario: A hard ricochet of Diamonds still bounces off Apache Kid's Scope
    Given the card game with Dodge City, A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand     | in play |
      | A    | Slab the Killer | BANG! 5♦ |         |
      | B    | Apache Kid      |          | Scope   |
      | C    | -               |          |         |
      | D    | -               |          |         |
    And the event in force is Ricochet
    When A uses the event discarding BANG! on B's Scope
    Then B has in play Scope

  @R-FOC-RICO-6 @R-DC-MOLLY-2 @judgement @dodge-city @fistful
  Scenario: Molly Stark draws the second Missed! that she needs
    Given the card game with Dodge City, A Fistful of Cards
    And option slab ricochet is on
    And the table
      | seat | character       | hand    | in play |
      | A    | Slab the Killer | BANG!   |         |
      | B    | Molly Stark     | Missed! | Scope   |
      | C    | -               |         |         |
      | D    | -               |         |         |
    And the event in force is Ricochet
    And the draw pile is Missed!, Beer
    When A uses the event discarding BANG! on B's Scope
    And B plays Missed!
    And B plays Missed!
    Then B has in play Scope
    And B's hand is Beer

  # blood after checks

  @R-FOC-BLOOD-1 @R-START-14 @judgement @fistful
  Scenario: Who stays in Jail gives no blood
    Given the card game with A Fistful of Cards
    And option blood after checks is on
    And the table
      | seat | life | in play |
      | A    | 2    |         |
      | B    |      | Jail    |
      | C    |      |         |
      | D    |      |         |
    And the event in force is Blood Brothers
    And the draw pile is 7♣
    And B's turn is about to start
    When B's turn starts
    Then it is C's turn
    And B has 4 life
    And C is asked

  @R-FOC-BLOOD-2 @R-START-02 @judgement @fistful
  Scenario: Dynamite leaves a last life point, and that can't be given
    Given the card game with A Fistful of Cards
    And option blood after checks is on
    And the table
      | seat | life | in play  |
      | A    | 2    |          |
      | B    |      | Dynamite |
      | C    |      |          |
      | D    |      |          |
    And the event in force is Blood Brothers
    And the draw pile is 5♠, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    Then B has 1 life
    And B's hand is Scope, Beer
    And nobody is asked

  @R-FOC-BLOOD-1 @R-CHR-BART-5 @judgement @fistful
  Scenario: Bart Cassidy gives blood after his check and draws for it
    Given the card game with A Fistful of Cards
    And option blood after checks is on
    And the table
      | seat | character    | life | in play |
      | A    | -            | 2    |         |
      | B    | Bart Cassidy |      | Jail    |
      | C    | -            |      |         |
      | D    | -            |      |         |
    And the event in force is Blood Brothers
    And the draw pile is 9♥, Scope, Beer, Duel
    And B's turn is about to start
    When B's turn starts
    Then B has nothing in play
    When B uses the event on A
    Then A has 3 life
    And B has 3 life
    And B's hand is Scope, Beer, Duel

  @R-FOC-BLOOD-1 @R-START-20 @judgement @dodge-city @fistful
  Scenario: Vera Custer who chose Bart Cassidy first draws for the blood that she gives
    Given the card game with Dodge City, A Fistful of Cards
    And option blood after checks is on
    And option vera before checks is on
    And the table
      | seat | character    | life |
      | A    | -            | 2    |
      | B    | Vera Custer  |      |
      | C    | Bart Cassidy |      |
      | D    | -            |      |
    And the event in force is Blood Brothers
    And the draw pile is Scope, Beer, Duel
    And B's turn is about to start
    When B's turn starts
    And B chooses C
    And B uses the event on A
    Then A has 3 life
    And B has 2 life
    And B's hand is Scope, Beer, Duel

  @R-FOC-BLOOD-1 @R-DRAW-08 @judgement @fistful
  Scenario: Lucky Duke knows how his checks went before he gives
    Given the card game with A Fistful of Cards
    And option blood after checks is on
    And the table
      | seat | character  | life | in play  |
      | A    | -          | 2    |          |
      | B    | Lucky Duke |      | Dynamite |
      | C    | -          |      |          |
      | D    | -          |      |          |
    And the event in force is Blood Brothers
    And the draw pile is 5♠, J♦, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses J♦
    Then C has in play Dynamite
    When B uses the event on A
    Then A has 3 life
    And B has 3 life

  # checks under lasso

  @R-FOC-LASSO-2 @R-DRAW-08 @consensus @fistful
  Scenario: Lucky Duke turns two cards for his Jail under Lasso
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | character  | in play |
      | A    | -          |         |
      | B    | Lucky Duke | Jail    |
      | C    | -          |         |
      | D    | -          |         |
    And the event in force is Lasso
    And the draw pile is 7♣, 9♥, Scope, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses 9♥
    Then B's hand is Scope, Beer

  @R-FOC-LASSO-2 @R-CHR-PEDRO-2 @consensus @fistful
  Scenario: Pedro Ramirez finds his Jail on the discards, Lasso or not
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | character     | in play |
      | A    | -             |         |
      | B    | Pedro Ramirez | Jail    |
      | C    | -             |         |
      | D    | -             |         |
    And the event in force is Lasso
    And the draw pile is 9♥, Beer
    And B's turn is about to start
    When B's turn starts
    And B chooses discard pile
    Then B's hand is Jail, Beer

  @R-FOC-LASSO-2 @R-CHR-BART-2 @consensus @fistful
  Scenario: Bart Cassidy draws three for the Dynamite that Lasso did not put to sleep
    Given the card game with A Fistful of Cards
    And option checks under lasso is on
    And the table
      | seat | character    | in play  |
      | A    | -            |          |
      | B    | Bart Cassidy | Dynamite |
      | C    | -            |          |
      | D    | -            |          |
    And the event in force is Lasso
    And the draw pile is 5♠, Scope, Beer, Duel, Saloon, Missed!
    And B's turn is about to start
    When B's turn starts
    Then B has 1 life
    And B's hand is Scope, Beer, Duel, Saloon, Missed!

  # cuffed beer

  @R-HN-CUFF-5 @R-DC-JOE-3 @judgement @dodge-city @high-noon
  Scenario: Tequila Joe's Beer of another suit brings him back to two in handcuffs
    Given the card game with Dodge City, High Noon
    And option cuffed beer is on
    And the table
      | seat | character   | life | hand    |
      | A    | -           |      |         |
      | B    | Tequila Joe | 1    | Beer 6♥ |
      | C    | -           |      | BANG!   |
      | D    | -           |      |         |
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, Scope
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays Duel 8♣ on C
    And C discards BANG!
    And B passes
    And B plays Beer 6♥
    Then B has 2 life

  @R-HN-CUFF-5 @R-BEER-07 @judgement @high-noon
  Scenario: With no Beer for two, handcuffs or not, there is no Beer
    Given the card game with High Noon
    And option cuffed beer is on
    And option no beer for two is on
    And the table
      | seat | role     | life | hand    |
      | A    | sheriff  |      | BANG!   |
      | B    | renegade | 1    | Beer 6♥ |
      | C    | outlaw   |      |         |
      | D    | outlaw   |      |         |
    And C is eliminated
    And D is eliminated
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, Scope
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays Duel 8♣ on A
    And A discards BANG!
    And B passes
    Then B may not play Beer 6♥
    When B passes
    Then B is eliminated
    And the winners are A

  @R-HN-CUFF-5 @R-CHR-BART-3 @judgement @high-noon
  Scenario: Bart Cassidy drinks in handcuffs and draws for the lost point
    Given the card game with High Noon
    And option cuffed beer is on
    And the table
      | seat | character    | life | hand    |
      | A    | -            |      |         |
      | B    | Bart Cassidy | 1    | Beer 6♥ |
      | C    | -            |      | BANG!   |
      | D    | -            |      |         |
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, Scope, Mustang
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays Duel 8♣ on C
    And C discards BANG!
    And B passes
    And B plays Beer 6♥
    Then B has 1 life
    And B's hand is Scope, Mustang

  @R-HN-CUFF-5 @R-DC-MOLLY-5 @judgement @dodge-city @high-noon
  Scenario: Molly Stark gets no card for the Beer of her own turn
    Given the card game with Dodge City, High Noon
    And option cuffed beer is on
    And the table
      | seat | character   | life | hand    |
      | A    | -           |      |         |
      | B    | Molly Stark | 1    | Beer 6♥ |
      | C    | -           |      | BANG!   |
      | D    | -           |      |         |
    And the event in force is Handcuffs
    And the draw pile is Duel 8♣, Scope
    And B's turn is about to start
    When B's turn starts
    And B chooses clubs
    And B plays Duel 8♣ on C
    And C discards BANG!
    And B passes
    And B plays Beer 6♥
    Then B has 1 life
    And B's hand is Scope

  # one event deck, long event deck, events that are left out

  @R-EVT-02 @R-3P-11 @consensus @dodge-city @high-noon @fistful
  Scenario: Among three the one deck that is played turns before the Deputy's turn
    Given the card game with Dodge City, High Noon, A Fistful of Cards
    And option one event deck is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
    And the next event is Shootout
    And it is C's turn
    When C ends the turn
    Then the event in force is Shootout
    And it is A's turn

  @R-EVT-02 @R-HN-RUSH-1 @consensus @high-noon @fistful
  Scenario: Of one deck too: after a Gold Rush the next event comes when the Sheriff is reached from the other side
    Given the card game with High Noon, A Fistful of Cards
    And option one event deck is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Gold Rush
    And the next event is Blessing
    And it is B's turn
    When B ends the turn
    Then the event in force is Blessing
    And it is A's turn

  @R-EVT-02 @judgement @high-noon @fistful
  Scenario: One deck is played whole, but for the event that is left out
    Given the card game with High Noon, A Fistful of Cards
    And option one event deck is on
    And option without ghost town is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Curse
    And the next event is Shootout
    And it is D's turn
    When D ends the turn
    Then the event in force is Shootout

  @R-EVT-02 @R-FOC-VEND-1 @R-EVT-08 @judgement @high-noon @fistful
  Scenario: An extra turn of the Sheriff turns no card of the one deck
    Given the card game with High Noon, A Fistful of Cards
    And option one event deck is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Vendetta
    And the next event is Ranch
    And the draw pile is 9♥, Scope, Beer
    When A ends the turn
    Then it is A's turn
    And the event in force is Vendetta
    And A's hand is Scope, Beer

  @R-EVT-02 @R-EVT-05 @judgement @high-noon @fistful
  Scenario: In the long deck an event of the one box follows an event of the other
    Given the card game with High Noon, A Fistful of Cards
    And option long event deck is on
    And the table
      | seat | hand | in play |
      | A    |      |         |
      | B    |      | Mustang |
      | C    |      |         |
      | D    |      |         |
    And the event in force is Lasso
    And the next event is Shootout
    And it is D's turn
    Then the distance from A to B is 1
    When D ends the turn
    Then the event in force is Shootout
    And the distance from A to B is 2

  @R-EVT-02 @R-3P-11 @judgement @dodge-city @high-noon @fistful
  Scenario: The long deck turns for three as well
    Given the card game with Dodge City, High Noon, A Fistful of Cards
    And option long event deck is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
    And the event in force is The Judge
    And the next event is Thirst
    And the draw pile is Scope
    And it is C's turn
    When C ends the turn
    Then the event in force is Thirst
    And A's hand is Scope

  @R-EVT-06 @R-EVT-02 @judgement @high-noon @fistful
  Scenario: The long deck ends with a title card too, and that stays
    Given the card game with High Noon, A Fistful of Cards
    And option long event deck is on
    And the table
      | seat | life | hand    |
      | A    | 5/5  | Missed! |
      | B    |      |         |
      | C    |      |         |
      | D    |      |         |
    And the event in force is A Fistful of Cards
    And the draw pile is Scope, Beer
    And it is D's turn
    When D ends the turn
    Then the event in force is A Fistful of Cards
    When A plays Missed!
    Then A has 5 life
    And A's hand is Scope, Beer

  @R-EVT-02 @judgement @high-noon @fistful
  Scenario: The long deck without one of its events
    Given the card game with High Noon, A Fistful of Cards
    And option long event deck is on
    And option without peyote is on
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Sniper
    And the next event is Blessing
    And it is D's turn
    When D ends the turn
    Then the event in force is Blessing

  @R-EVT-02 @R-EVT-07 @judgement @high-noon
  Scenario: Without Ghost Town the dead stay dead, and the Doctor passes them by
    Given the card game with High Noon
    And option without ghost town is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 3/5  |
      | B    | outlaw   |      |
      | C    | outlaw   | 3/4  |
      | D    | renegade | 4/4  |
    And B is eliminated
    And the next event is The Doctor
    And the draw pile is Scope, Beer
    And it is D's turn
    When D ends the turn
    Then A has 4 life
    And C has 4 life
    When A ends the turn
    Then it is C's turn

  @R-EVT-02 @R-EVT-06 @judgement @high-noon
  Scenario: The title card comes last, though other events were left out
    Given the card game with High Noon
    And option without hangover is on
    And option without curse is on
    And the table
      | seat | life |
      | A    | 5/5  |
      | B    |      |
      | C    |      |
      | D    |      |
    And the event in force is Shootout
    And the next event is High Noon
    And it is D's turn
    When D ends the turn
    Then the event in force is High Noon
    And A has 4 life

  @R-EVT-02 @R-FOC-DEAD-1 @judgement @high-noon @fistful
  Scenario: Without Ghost Town the first dead man may still come back by Dead Man
    Given the card game with High Noon, A Fistful of Cards
    And option without ghost town is on
    And the table
      | seat | role     |
      | A    | sheriff  |
      | B    | outlaw   |
      | C    | outlaw   |
      | D    | renegade |
    And B is eliminated
    And the event in force is Dead Man
    And the draw pile is Scope, Beer, Duel, Saloon
    When A ends the turn
    Then it is B's turn
    And B has 2 life
    And B's hand is Scope, Beer, Duel, Saloon

  # championship toll

  @R-TRN-04 @R-TRN-12 @C-21 @judgement @tournament
  Scenario: At championships the third new pile costs the next player a life point, and nobody else yet
    Given the card game with tournament
    And option championship toll is on
    And the table
      | seat | hand                                |
      | A    | Stagecoach, Stagecoach, Wells Fargo |
      | B    |                                     |
      | C    |                                     |
      | D    |                                     |
      | E    |                                     |
    And the draw pile is only Scope
    And the discard pile is Mustang, Barrel, Saloon
    When A plays Stagecoach
    And A plays Stagecoach
    And A plays Wells Fargo
    Then A has 5 life
    When A ends the turn
    And A discards Scope
    Then it is B's turn
    And B has 3 life
    And A has 5 life
    And C has 4 life

  @R-TRN-04 @R-DRAW-03 @C-21 @judgement @tournament
  Scenario: Shuffled late, the third new pile is made in B's turn, and C is the first to pay
    Given the card game with tournament
    And option championship toll is on
    And option late reshuffle is on
    And the table
      | seat | hand                                      |
      | A    | Stagecoach, Stagecoach, Beer, Wells Fargo |
      | B    |                                           |
      | C    |                                           |
      | D    |                                           |
      | E    |                                           |
    And the draw pile is only Scope
    And the discard pile is Mustang, Barrel, Saloon
    When A plays Stagecoach
    And A plays Beer
    And A plays Stagecoach
    Then the draw pile is empty
    When A plays Wells Fargo
    And A ends the turn
    And A discards Scope, Mustang
    Then B has 4 life
    And the draw pile has 1 card
    When B ends the turn
    Then B has 4 life
    And C has 3 life
    And D has 4 life

  @R-TRN-04 @C-21 @judgement @tournament
  Scenario: With seven players the second new pile is enough
    Given the card game with tournament
    And option championship toll is on
    And the table
      | seat | hand       |
      | A    | Stagecoach |
      | B    |            |
      | C    |            |
      | D    |            |
      | E    |            |
      | F    |            |
      | G    |            |
    And the draw pile is only Scope
    And the discard pile is Mustang, Barrel, Duel
    When A plays Stagecoach
    And A ends the turn
    Then B has 4 life
    When B ends the turn
    Then C has 3 life
    And A has 5 life
    And D has 4 life

  @R-TRN-08 @R-CHR-BART-1 @C-21 @judgement @tournament
  Scenario: Bart Cassidy draws for the toll of his turn
    Given the card game with tournament
    And option championship toll is on
    And the table
      | seat | character    | hand                                |
      | A    | -            | Stagecoach, Stagecoach, Wells Fargo |
      | B    | Bart Cassidy |                                     |
      | C    | -            |                                     |
      | D    | -            |                                     |
      | E    | -            |                                     |
    And the draw pile is only Scope
    And the discard pile is Mustang, Barrel, Saloon
    When A plays Stagecoach
    And A plays Stagecoach
    And A plays Wells Fargo
    And A ends the turn
    And A discards Scope
    Then B has 3 life
    And B's hand is Wells Fargo, Scope

  @R-TRN-07 @C-21 @judgement @tournament
  Scenario: A Beer saves from the toll of one's turn
    Given the card game with tournament
    And option championship toll is on
    And the table
      | seat | life | hand                                |
      | A    |      | Stagecoach, Stagecoach, Wells Fargo |
      | B    | 1    | Beer                                |
      | C    |      |                                     |
      | D    |      |                                     |
      | E    |      |                                     |
    And the draw pile is only Scope
    And the discard pile is Mustang, Barrel, Saloon
    When A plays Stagecoach
    And A plays Stagecoach
    And A plays Wells Fargo
    And A ends the turn
    And A discards Scope
    Then B is asked for a beer
    When B plays Beer
    Then B has 1 life
    And it is B's turn
