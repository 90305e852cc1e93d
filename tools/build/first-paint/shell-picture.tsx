import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A placeholder for text: left and top edge, width and height, in pixels or as percentages of the width. */
type Placeholder = readonly [x: number | string, y: number, width: number | string, height: number];

const Placeholders = ({ of }: { of: readonly Placeholder[] }) =>
  of.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
  ));

/** The same stack of placeholders at several x positions. */
const Stacks = ({
  at,
  of,
}: {
  at: readonly Placeholder[0][];
  of: readonly (readonly [y: number, width: number, height: number])[];
}) => at.map((x) => <Placeholders key={x} of={of.map(([y, width, height]) => [x, y, width, height])} />);

const Dots = ({ of, y = 28, r = 8 }: { of: readonly number[]; y?: number; r?: number }) =>
  of.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

const Lines = ({ of }: { of: readonly number[] }) =>
  of.map((y) => <rect key={y} y={y} width="100%" height="1" />);

/** Positions its children from the right edge, or from another percentage of the width. */
const FromRight = ({ x = '100%', children }: { x?: string; children: ReactNode }) => (
  <svg x={x} overflow="visible">
    {children}
  </svg>
);

/** Draws a part once, and again at each offset below. */
const RepeatBelow = ({ id, by, children }: { id: string; by: readonly number[]; children: ReactNode }) => (
  <>
    <g id={id}>{children}</g>
    {by.map((y) => (
      <use key={y} href={`#${id}`} y={y} />
    ))}
  </>
);

/** The logo at `x`; the children on the right differ by layout. */
const TopBar = ({ look, x, children }: { look: string; x: number; children: ReactNode }) => (
  <svg className={`first-row ${look}`} width="100%" height="56">
    <Placeholders
      of={[
        [x, 16, 24, 24],
        [x + 34, 21, 60, 14],
      ]}
    />
    <FromRight>{children}</FromRight>
    <Lines of={[55]} />
  </svg>
);

/** The labels are one group, which is hidden when the menu is collapsed to its icons. */
const SideMenu = () => (
  <svg className="first-side first-wide" width="232" height="100%">
    <rect width="100%" height="100%" fill="var(--ant-color-bg-layout)" />
    <Stacks at={[24]} of={[22, 60, 98, 136, 174].map((y) => [y, 16, 16])} />
    <g>
      <Stacks
        at={[52]}
        of={[
          [23, 48, 14],
          [61, 80, 14],
          [99, 66, 14],
          [137, 60, 14],
          [175, 68, 14],
        ]}
      />
    </g>
    <FromRight>
      <rect x="-1" width="1" height="100%" />
    </FromRight>
  </svg>
);

/** Placeholders aligned to the end of a column of figures. */
const ColumnEnds = ({
  at,
  of,
}: {
  at: readonly string[];
  of: readonly (readonly [y: number, width: number, height: number])[];
}) =>
  at.map((x) => (
    <FromRight key={x} x={x}>
      <Placeholders of={of.map(([y, width, height]) => [-width, y, width, height])} />
    </FromRight>
  ));

/** Title and totals, which are hidden when the figures are there; the curve, what blocks, tabs and rows. */
const Table = () => (
  <svg className="first-list first-wide" width="100%" height="100%">
    <Placeholders of={[[0, 30, 108, 24]]} />
    <Lines of={[80, 208]} />
    <g className="first-totals">
      <Stacks
        at={[0, '42.5%', '72.3%']}
        of={[
          [98, 120, 10],
          [121, 150, 28],
          [162, 110, 10],
          [180, 90, 10],
        ]}
      />
    </g>
    <Stacks
      at={[0]}
      of={[
        [236, 110, 14],
        [542, 90, 10],
      ]}
    />
    {[330, 382, 434, 486].map((y) => (
      <rect key={y} y={y} width="66%" height="1" />
    ))}
    <FromRight>
      <Placeholders
        of={[
          ...[-194, -86].map((x): Placeholder => [x, 24, x === -86 ? 86 : 100, 36]),
          [-344, 236, 160, 14],
          ...[272, 332, 392].flatMap((y): Placeholder[] => [
            [-316, y, 120, 14],
            [-316, y + 22, 190, 10],
          ]),
        ]}
      />
    </FromRight>
    <Placeholders
      of={[
        [0, 589, 42, 14],
        [66, 589, 54, 14],
        [144, 589, 70, 14],
      ]}
    />
    <FromRight>
      <Placeholders
        of={[
          [-374, 574, 200, 36],
          [-166, 574, 166, 36],
        ]}
      />
    </FromRight>
    <Lines of={[617, 650]} />
    <RepeatBelow id="first-row" by={[53, 106, 159, 212]}>
      <Stacks
        at={[8]}
        of={[
          [661, 90, 14],
          [682, 200, 10],
        ]}
      />
      <ColumnEnds at={['40%', '50.5%', '59.6%', '68%', '77%', '87%']} of={[[670, 60, 14]]} />
      <Lines of={[703]} />
    </RepeatBelow>
  </svg>
);

/** The same on a phone, where the figures come first: totals, the two ways of moving money, the curve. */
const Narrow = () => (
  <svg className="first-list first-row first-narrow first-totals" width="100%" height="100%">
    <Stacks
      at={[0]}
      of={[
        [19, 140, 10],
        [41, 180, 28],
        [82, 100, 10],
        [228, 110, 14],
      ]}
    />
    <Placeholders
      of={[
        [0, 144, '48.9%', 44],
        ['51.1%', 144, '48.9%', 44],
      ]}
    />
    <FromRight>
      <Placeholders of={[[-120, 106, 120, 10]]} />
    </FromRight>
    <Lines of={[127, 200, 330, 382, 434, 486]} />
  </svg>
);

const MobileBar = () => (
  <svg className="first-row first-narrow" width="100%" height="57">
    <Lines of={[0]} />
    {['12.5%', '37.5%', '62.5%', '87.5%'].map((x) => (
      <FromRight key={x} x={x}>
        <Dots of={[0]} y={21} />
        <Placeholders of={[[-18, 38, 36, 8]]} />
      </FromRight>
    ))}
  </svg>
);

/**
 * The skeleton of a signed-in page with the accounts list, without a brand: the client's company is unknown until
 * the gateway has answered (docs/decisions/0017). `boot.js` shows it to a visitor who has a session. It is laid out left
 * to right, in a wide and a narrow version; the style sheet picks one, and mirrors it for right-to-left languages.
 */
export function shellPicture(): string {
  return renderToStaticMarkup(
    <div id="first-shell" dir="ltr" aria-hidden="true">
      <TopBar look="first-wide" x={20}>
        <Placeholders of={[[-207, 21, 50, 14]]} />
        <Dots of={[-223, -126, -86]} />
        <Dots of={[-40]} r={16} />
      </TopBar>
      <TopBar look="first-narrow" x={16}>
        <Dots of={[-80]} />
        <Dots of={[-32]} r={16} />
      </TopBar>
      <SideMenu />
      <Table />
      <Narrow />
      <MobileBar />
    </div>,
  );
}
