import type { ReactNode } from 'react';

export type IconName =
  | 'star'
  | 'check'
  | 'half-moon'
  | 'bar'
  | 'broken-ring'
  | 'dot'
  | 'undo'
  | 'redo'
  | 'void'
  | 'copy'
  | 'close'
  | 'menu'
  | 'plus'
  | 'minus'
  | 'history'
  | 'party'
  | 'stage'
  | 'hide'
  | 'reveal'
  | 'settings'
  | 'sound-on'
  | 'sound-off'
  | 'keyboard'
  | 'dice'
  | 'chevron'
  | 'again'
  | 'hand'
  | 'search'
  | 'download'
  | 'upload'
  | 'help';

const filled = { fill: 'currentColor', stroke: 'none' };

/** Drawn on 24 by 24, in the text's colour, with round strokes two wide. The first six are the tones' own shapes. */
export const iconShapes: Readonly<Record<IconName, ReactNode>> = {
  star: <path {...filled} d="M12 1.6l3 6.9 7.4.7-5.6 4.9 1.7 7.3L12 17.5l-6.5 3.9 1.7-7.3L1.6 9.2 9 8.5z" />,
  check: <path strokeWidth="3.6" d="M3.8 12.8l5.4 5.4L20.2 6.6" />,
  'half-moon': <path {...filled} d="M15.5 2.4a10 10 0 1 0 0 19.2 11.6 11.6 0 0 1 0-19.2z" />,
  bar: (
    <path
      {...filled}
      d="M3.2 9h17.6a1.2 1.2 0 0 1 1.2 1.2v3.6a1.2 1.2 0 0 1-1.2 1.2H3.2A1.2 1.2 0 0 1 2 13.8v-3.6A1.2 1.2 0 0 1 3.2 9z"
    />
  ),
  'broken-ring': (
    <>
      <path
        strokeWidth="3.4"
        strokeLinecap="butt"
        d="M14.6 3.4a9 9 0 0 1 5.9 11.5M17.9 18.8A9 9 0 0 1 5 17.7M3.2 13.8A9 9 0 0 1 10.3 3.2"
      />
      <path strokeWidth="2.4" d="M13.6 7l-3 5h3.2l-2.6 5" />
    </>
  ),
  dot: <circle {...filled} cx="12" cy="12" r="6.2" />,
  undo: <path d="M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3.5" />,
  redo: <path d="M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h3.5" />,
  void: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M6 18L18 6" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.4" />
      <path d="M5 15.5H4.8A1.8 1.8 0 0 1 3 13.7V5.3A2.3 2.3 0 0 1 5.3 3h8.4a1.8 1.8 0 0 1 1.8 1.8V5" />
    </>
  ),
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  minus: <path d="M4.5 12h15" />,
  history: (
    <>
      <path d="M3.6 8.4A9 9 0 1 1 3 12.5M3.4 3.6v5h5" />
      <path d="M12 7.4V12l3.2 2.2" />
    </>
  ),
  party: (
    <>
      <circle cx="9" cy="8" r="3.6" />
      <path d="M2.6 20c.3-4.2 2.8-6.2 6.4-6.2s6.1 2 6.4 6.200M15.6 4.800a3.3 3.3 0 0 1 0 6.400M18 14.300c2.1.8 3.2 2.7 3.4 5.7" />
    </>
  ),
  stage: (
    <>
      <rect x="2.8" y="4" width="18.4" height="12.4" rx="2" />
      <path d="M12 16.400v4M7.5 20.400h9" />
    </>
  ),
  hide: (
    <>
      <path d="M9.7 5.700A9.6 9.6 0 0 1 12 5.400c5.5 0 8.8 4.6 9.6 6.6-.4 1-1.4 2.6-3 4M6.2 7.700A12.5 12.5 0 0 0 2.4 12c.8 2 4.1 6.6 9.6 6.6 1.7 0 3.2-.4 4.5-1.1" />
      <path d="M4 3.500l16.5 17M10 10.100a2.8 2.8 0 0 0 3.9 4" />
    </>
  ),
  reveal: (
    <>
      <path d="M2.4 12C3.2 10 6.5 5.4 12 5.400s8.8 4.6 9.6 6.600c-.8 2-4.1 6.6-9.6 6.600S3.2 14 2.4 12z" />
      <circle cx="12" cy="12" r="2.9" />
    </>
  ),
  settings: (
    <>
      <path d="M3.5 7h8.500M17.5 7h3M3.5 17h3M12 17h8.5" />
      <circle cx="14.8" cy="7" r="2.7" />
      <circle cx="9.2" cy="17" r="2.7" />
    </>
  ),
  'sound-on': (
    <path d="M3.5 9.400v5.200h3.600l5 4.200V5.200l-5 4.200zM15.7 9a4.3 4.3 0 0 1 0 6M18.4 6.300a8 8 0 0 1 0 11.4" />
  ),
  'sound-off': <path d="M3.5 9.400v5.200h3.600l5 4.200V5.200l-5 4.200zM16 9.500l5 5M21 9.500l-5 5" />,
  keyboard: (
    <>
      <rect x="2.3" y="5.5" width="19.4" height="13" rx="2.4" />
      <path d="M6.5 9.700h.01M10.2 9.700h.01M13.8 9.700h.01M17.5 9.700h.01M6.5 14.300h.01M17.5 14.300h.01M10 14.300h4" />
    </>
  ),
  dice: (
    <>
      <path d="M12 2.300l8.7 4.900v9.600L12 21.700l-8.7-4.900V7.200z" />
      <path d="M12 6.600l5.2 8.800H6.800zM12 2.300v4.300M6.8 15.400l-3.5 1.400M17.2 15.400l3.5 1.4" strokeWidth="1.5" />
    </>
  ),
  chevron: <path d="M6 9.300l6 6 6-6" />,
  again: <path d="M20.4 8.400A9 9 0 1 0 21 12.500M20.6 3.600v5h-5" />,
  hand: (
    <path d="M8 12.500V5.700a1.5 1.5 0 0 1 3 0v5.200V4.300a1.5 1.5 0 0 1 3 0v6.600V6.200a1.5 1.5 0 0 1 3 0v8.300c0 4-2.3 6.5-5.6 6.5-2.7 0-4.1-1.2-5.4-3.400l-2.6-4.300c-.9-1.7 1-2.9 2.2-1.600z" />
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.500l5 5" />
    </>
  ),
  download: <path d="M12 3.500v11.500M7 10.500l5 5 5-5M4 20h16" />,
  upload: <path d="M12 15.500V4M7 8.500l5-5 5 5M4 20h16" />,
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.2 9.400a2.9 2.9 0 1 1 4.3 2.700c-1 .6-1.5 1-1.5 2.100M12 17.400h.01" />
    </>
  ),
};
