// The server's addresses for other devices, told only to callers at its machine.

import { addressList } from '@posse/protocol';
import { addressesNearby } from '../../network-addresses.ts';
import { isLocal } from '../checks/caller-address.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export const addressRoute = ({ config }: Parts): Route =>
  route(
    {
      method: 'GET',
      url: '/api/addresses',
      operation: 'listAddresses',
      summary:
        'Lists the addresses at which other devices in the network find this server. Empty unless the machine itself asks.',
      replies: { 200: addressList },
    },
    ({ request: { raw } }) => ({
      addresses: isLocal(raw) ? [...addressesNearby(config, raw.socket.localPort ?? config.port)] : [],
    }),
  );
