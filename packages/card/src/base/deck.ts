// The 80 cards of the base game with their values.
// Each suit has 2 to 7 once and 8 to ace twice.

export const deck = {
  bang: 'A♠ Q♥ K♥ A♥ A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣',
  missed: '2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 10♣ J♣ Q♣ K♣ A♣',
  beer: '6♥ 7♥ 8♥ 9♥ 10♥ J♥',
  panic: 'J♥ Q♥ A♥ 8♦',
  'cat-balou': 'K♥ 9♦ 10♦ J♦',
  duel: 'Q♦ J♠ 8♣',
  'general-store': '9♣ Q♠',
  indians: 'K♦ A♦',
  stagecoach: '9♠ 9♠',
  gatling: '10♥',
  saloon: '5♥',
  'wells-fargo': '3♥',
  barrel: 'Q♠ K♠',
  jail: 'J♠ 10♠ 4♥',
  dynamite: '2♥',
  mustang: '8♥ 9♥',
  scope: 'A♠',
  volcanic: '10♠ 10♣',
  schofield: 'J♣ Q♣ K♠',
  remington: 'K♣',
  'rev-carabine': 'A♣',
  winchester: '8♠',
};
