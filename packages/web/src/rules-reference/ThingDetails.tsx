// One thing at full size, with everything about it.

import { Trans } from '@lingui/react/macro';
import { CHARACTERS as DICE_CHARACTERS } from '@posse/dice';
import { Bullets } from '../drawing/index.ts';
import { catalogue } from '../entry-lookup.ts';
import { useMedia } from '../table-screen/use-media-query.ts';
import { CardCopies } from './CardCopies.tsx';
import { RulingList } from './RulingList.tsx';
import { gameOf, idOf, type Thing } from './rule-thing.ts';
import { rulingsAbout } from './rulings/rulings-by-subject.ts';
import styles from './ThingDetails.module.css';
import { ThingFace } from './ThingFace.tsx';
import { useThingOrigin, useThingText } from './thing-words.ts';

export default function ThingDetails({ thing }: { readonly thing: Thing }) {
  const isWide = useMedia('tablet');
  const { name, text } = useThingText()(thing);
  const origin = useThingOrigin()(thing);
  const game = gameOf(thing);
  const id = idOf(thing);
  return (
    <article className={styles.closeup}>
      <div className={styles.picture}>
        <ThingFace thing={thing} width={isWide ? 300 : 260} />
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.origin}>{origin.join(' · ')}</p>
        {thing.kind === 'character' && <Belt game={thing.game} id={thing.id} />}
        <p className={styles.text}>{text}</p>
        {thing.kind === 'card' && <CardCopies kind={thing.key} card={thing.card} />}
        {rulingsAbout(game, id).length > 0 && (
          <section>
            <h3>
              <Trans>Rulings</Trans>
            </h3>
            <RulingList game={game} id={id} />
          </section>
        )}
      </div>
    </article>
  );
}

function Belt({ game, id }: { readonly game: 'card' | 'dice'; readonly id: string }) {
  const bullets = (game === 'card' ? catalogue().characters : DICE_CHARACTERS)[id]?.bullets ?? 0;
  return <Bullets life={bullets} max={bullets} size={20} />;
}
