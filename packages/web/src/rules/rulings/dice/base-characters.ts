// Rulings on the sixteen characters of the dice game.

import { type Ruling, ruling } from '../ruling.ts';

export const baseCharacters: readonly Ruling[] = [
  ruling('DR-074', ['bart-cassidy'], {
    en: 'He decides for each life point on its own: hit three times he may take none to three arrows.',
    it: 'Decide per ogni punto vita: colpito tre volte può prendere da zero a tre frecce.',
    de: 'Er entscheidet für jeden Lebenspunkt einzeln: Dreimal getroffen, darf er null bis drei Pfeile nehmen.',
  }),
  ruling('DR-076', ['bart-cassidy', 'arrow', 'dynamite'], {
    en: 'Against an Indian attack and his own dynamite it does not help.',
    it: 'Contro un attacco degli Indiani e la propria dinamite non serve.',
    de: 'Gegen einen Indianerangriff und das eigene Dynamit hilft es nicht.',
  }),
  ruling('DR-285', ['bart-cassidy', 'bullet'], {
    en: 'Nor against the bullet of the Loudmouth.',
    it: 'E neanche contro la pallottola dello Spaccone.',
    de: 'Auch nicht gegen die Kugel des Großmauls.',
  }),
  ruling('DR-079', ['black-jack', 'dynamite'], {
    en: 'Dynamite that he leaves lying counts: two lying and one more rolled explode.',
    it: 'La dinamite che lascia lì conta: due lasciate e una nuova esplodono.',
    de: 'Dynamit, das er liegen lässt, zählt: Zwei liegende und ein neues explodieren.',
  }),
  ruling('DR-080', ['black-jack', 'rolling'], {
    en: 'He gets no extra roll for it.',
    it: 'Non ha per questo tiri in più.',
    de: 'Einen zusätzlichen Wurf bekommt er dafür nicht.',
  }),
  ruling('DR-081', ['calamity-janet', '1', '2'], {
    en: 'She decides for each die on its own.',
    it: 'Decide per ogni dado separatamente.',
    de: 'Sie entscheidet für jeden Würfel einzeln.',
  }),
  ruling('DR-083', ['el-gringo', '1', '2'], {
    en: 'All shots of a turn count together: one arrow, however many hit him.',
    it: 'Gli spari di un turno contano insieme: una freccia, per quanti lo colpiscano.',
    de: 'Die Schüsse eines Zuges zählen zusammen: ein Pfeil, egal wie viele ihn treffen.',
  }),
  ruling(
    'DR-084',
    ['el-gringo', 'gatling'],
    {
      en: 'With the Gatling one first returns all arrows, and then takes one for him.',
      it: 'Con la Gatling prima si rimettono tutte le frecce, poi se ne prende una per lui.',
      de: 'Bei der Gatling legt man erst alle Pfeile zurück und nimmt dann einen für ihn.',
    },
    'gringo-before-gatling',
  ),
  ruling(
    'DR-086',
    ['el-gringo', 'elimination'],
    {
      en: 'Whoever eliminates him takes the arrow all the same.',
      it: 'Chi lo elimina prende comunque la freccia.',
      de: 'Auch wer ihn ausschaltet, nimmt den Pfeil.',
    },
    'no-arrow-for-the-dead',
  ),
  ruling('DR-090', ['jesse-jones', 'beer'], {
    en: 'It counts what he has before his beers: with five, two beers make seven.',
    it: 'Conta quanto ha prima delle sue birre: con cinque, due birre portano a sette.',
    de: 'Es zählt, was er vor seinen Bieren hat: Mit fünf bringen ihn zwei Biere auf sieben.',
  }),
  ruling('DR-091', ['jesse-jones', 'beer'], {
    en: 'A beer from somebody else counts once.',
    it: 'Una birra data da altri vale una.',
    de: 'Ein Bier von jemand anderem zählt einfach.',
  }),
  ruling('DR-093', ['jourdonnais', 'arrow'], {
    en: 'His arrows all go back, although he loses one life point at most.',
    it: 'Le sue frecce tornano tutte nel mucchietto, anche se perde al massimo un punto vita.',
    de: 'Seine Pfeile gehen alle zurück, obwohl er höchstens einen Lebenspunkt verliert.',
  }),
  ruling('DR-094', ['kit-carlson', 'gatling'], {
    en: 'One Gatling is enough for it, and it may be one of his own arrows.',
    it: 'Basta una Gatling, e può essere una sua freccia.',
    de: 'Eine einzige Gatling genügt, und es darf ein eigener Pfeil sein.',
  }),
  ruling('DR-096', ['kit-carlson'], {
    en: 'He may also leave the arrows where they are.',
    it: 'Può anche lasciare le frecce dove sono.',
    de: 'Er darf die Pfeile auch liegen lassen.',
  }),
  ruling('DR-026', ['lucky-duke', 'dynamite'], {
    en: 'Three dynamites end his rolling like anybody else’s.',
    it: 'Tre dinamiti mettono fine ai suoi tiri come per chiunque.',
    de: 'Drei Dynamit beenden auch sein Werfen wie bei jedem.',
  }),
  ruling('DR-098', ['paul-regret', 'gatling'], {
    en: 'Bull’s eyes, dynamite and arrows hurt him as usual.',
    it: 'Mirini, dinamite e frecce lo feriscono come chiunque.',
    de: 'Zielscheiben, Dynamit und Pfeile verletzen ihn wie jeden.',
  }),
  ruling('DR-100', ['pedro-ramirez', 'dynamite', 'bullet'], {
    en: 'Whatever costs him the life point: his own dynamite or a bullet count too.',
    it: 'Qualunque cosa gli tolga il punto vita: anche la propria dinamite o una pallottola.',
    de: 'Egal was ihn den Lebenspunkt kostet: Auch eigenes Dynamit oder eine Kugel zählen.',
  }),
  ruling(
    'DR-102',
    ['rose-doolan', '2', 'distance'],
    {
      en: 'Among four a 2 reaches everybody: three places one way are one place the other way.',
      it: 'In quattro un 2 raggiunge tutti: tre posti da un lato sono uno dall’altro.',
      de: 'Zu viert erreicht eine 2 jeden: Drei Plätze in die eine Richtung sind einer in die andere.',
    },
    'rose-short-way',
  ),
  ruling('DR-104', ['sid-ketchum'], {
    en: 'He does it before his first roll; for a player at full life it is wasted.',
    it: 'Lo fa prima del primo tiro; per chi è a piena vita è sprecato.',
    de: 'Er tut es vor seinem ersten Wurf; bei vollem Leben ist es vergeudet.',
  }),
  ruling('DR-105', ['slab-the-killer', 'beer'], {
    en: 'The beer that he spends heals nobody, and both points go to the same target.',
    it: 'La birra spesa non cura nessuno, e i due punti vanno allo stesso bersaglio.',
    de: 'Das ausgegebene Bier heilt niemanden, und beide Punkte gehen auf dasselbe Ziel.',
  }),
  ruling('DR-109', ['suzy-lafayette', '1', '2'], {
    en: 'What counts is what the dice show at the end: a 1 that she has re-rolled does no harm.',
    it: 'Conta ciò che i dadi mostrano alla fine: un 1 ritirato non fa danno.',
    de: 'Es zählt, was die Würfel am Ende zeigen: Eine neu geworfene 1 schadet nicht.',
  }),
  ruling('DR-110', ['suzy-lafayette', 'dynamite'], {
    en: 'After a blast that she survives she gets the two life points too.',
    it: 'Anche dopo un’esplosione a cui sopravvive recupera i due punti vita.',
    de: 'Auch nach einer Explosion, die sie überlebt, erhält sie die zwei Lebenspunkte.',
  }),
  ruling('DR-111', ['vulture-sam', 'elimination'], {
    en: 'For two who fall together he gets back four.',
    it: 'Per due che cadono insieme ne recupera quattro.',
    de: 'Fallen zwei zugleich, erhält er vier zurück.',
  }),
  ruling('DR-112', ['vulture-sam'], {
    en: 'If he falls with them he gets nothing.',
    it: 'Se cade con loro non recupera nulla.',
    de: 'Fällt er mit ihnen, erhält er nichts.',
  }),
  ruling('DR-284', ['willy-the-kid', 'gatlingx2'], {
    en: 'A double Gatling alone is enough for him.',
    it: 'Gli basta una doppia Gatling da sola.',
    de: 'Ihm genügt eine doppelte Gatling allein.',
  }),
];
