// What can be opened beside the table: the story so far, the talk, the menu.

import { useLingui } from '@lingui/react/macro';
import { Chat } from './Chat.tsx';
import { Drawer } from './Drawer.tsx';
import { Menu } from './Menu.tsx';
import { useMedia } from './media.ts';
import { Rail } from './Rail.tsx';
import { Story } from './Story.tsx';

export type Beside = 'story' | 'chat' | 'menu';

interface BesideTableProps {
  readonly open: Beside | null;
  /** The story is open unless something else is. */
  readonly hasStory: boolean;
  readonly onClose: () => void;
}

export function BesideTable({ open, hasStory, onClose }: BesideTableProps) {
  const { t } = useLingui();
  const isRoomy = useMedia('(min-width: 1280px)');
  const story = t`The story so far`;
  const talk = t`Talk`;
  return (
    <>
      {isRoomy ? (
        <>
          {(open === 'story' || (hasStory && open !== 'chat')) && (
            <Rail title={story} onClose={hasStory ? null : onClose}>
              <Story />
            </Rail>
          )}
          {open === 'chat' && (
            <Rail title={talk} onClose={onClose}>
              <Chat />
            </Rail>
          )}
        </>
      ) : (
        <>
          <Drawer title={story} open={open === 'story'} onClose={onClose}>
            <Story />
          </Drawer>
          <Drawer title={talk} open={open === 'chat'} onClose={onClose}>
            <Chat />
          </Drawer>
        </>
      )}
      <Drawer title={t`Menu`} open={open === 'menu'} onClose={onClose}>
        <Menu />
      </Drawer>
    </>
  );
}
