// Provides what the screen's address asks for to all of its components.

import { createContext, useContext } from 'react';
import { type RoomOptions, roomOptions } from './room-options.ts';

export const RoomOptionsContext = createContext<RoomOptions>(roomOptions(''));

export const useRoomOptions = (): RoomOptions => useContext(RoomOptionsContext);
