import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A placeholder for text: left and top edge, width and height, in pixels or as percentages of the width. */
type Placeholder = readonly [x: number | string, y: number, width: number | string, height: number];

const Placeholders = ({ boxes }: { boxes: readonly Placeholder[] }) =>
  boxes.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
  ));

/** The same stack of placeholders at several x positions. */
const Stacks = ({
  lefts,
  boxes,
}: {
  lefts: readonly Placeholder[0][];
  boxes: readonly (readonly [y: number, width: number, height: number])[];
}) =>
  lefts.map((x) => <Placeholders key={x} boxes={boxes.map(([y, width, height]) => [x, y, width, height])} />);

const Dots = ({ centers, y = 28, r = 8 }: { centers: readonly number[]; y?: number; r?: number }) =>
  centers.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

const Lines = ({ tops }: { tops: readonly number[] }) =>
  tops.map((y) => <rect key={y} y={y} width="100%" height="1" />);

/** Positions its children from the right edge, or from another percentage of the width. */
const FromRight = ({ x = '100%', children }: { x?: string; children: ReactNode }) => (
  <svg x={x} overflow="visible">
    {children}
  </svg>
);

/** Renders the children once, and again at each vertical offset. */
const Repeat = ({
  id,
  offsets,
  children,
}: {
  id: string;
  offsets: readonly number[];
  children: ReactNode;
}) => (
  <>
    <g id={id}>{children}</g>
    {offsets.map((y) => (
      <use key={y} href={`#${id}`} y={y} />
    ))}
  </>
);

/** The bar with the logo at `x`; the children are on its right. */
const TopBar = ({ layout, x, children }: { layout: string; x: number; children: ReactNode }) => (
  <svg className={`first-row ${layout}`} width="100%" height="56">
    <Placeholders
      boxes={[
        [x, 16, 24, 24],
        [x + 34, 21, 60, 14],
      ]}
    />
    <FromRight>{children}</FromRight>
    <Lines tops={[55]} />
  </svg>
);

/** The menu; its labels are one group, which is hidden when the menu is collapsed to icons. */
const SideMenu = () => (
  <svg className="first-side first-wide" width="232" height="100%">
    <rect width="100%" height="100%" fill="var(--ant-color-bg-layout)" />
    <Stacks lefts={[24]} boxes={[22, 60, 98, 136, 174].map((y) => [y, 16, 16])} />
    <g>
      <Stacks
        lefts={[52]}
        boxes={[
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
  columns,
  boxes,
}: {
  columns: readonly string[];
  boxes: readonly (readonly [y: number, width: number, height: number])[];
}) =>
  columns.map((x) => (
    <FromRight key={x} x={x}>
      <Placeholders boxes={boxes.map(([y, width, height]) => [-width, y, width, height])} />
    </FromRight>
  ));

/** The accounts page: title and totals (hidden once real figures are visible), the curve, to-dos, tabs and rows. */
const AccountsTable = () => (
  <svg className="first-list first-wide" width="100%" height="100%">
    <Placeholders boxes={[[0, 30, 108, 24]]} />
    <Lines tops={[80, 208]} />
    <g className="first-totals">
      <Stacks
        lefts={[0, '42.5%', '72.3%']}
        boxes={[
          [98, 120, 10],
          [121, 150, 28],
          [162, 110, 10],
          [180, 90, 10],
        ]}
      />
    </g>
    <Stacks
      lefts={[0]}
      boxes={[
        [236, 110, 14],
        [542, 90, 10],
      ]}
    />
    {[330, 382, 434, 486].map((y) => (
      <rect key={y} y={y} width="66%" height="1" />
    ))}
    <FromRight>
      <Placeholders
        boxes={[
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
      boxes={[
        [0, 589, 42, 14],
        [66, 589, 54, 14],
        [144, 589, 70, 14],
      ]}
    />
    <FromRight>
      <Placeholders
        boxes={[
          [-374, 574, 200, 36],
          [-166, 574, 166, 36],
        ]}
      />
    </FromRight>
    <Lines tops={[617, 650]} />
    <Repeat id="first-row" offsets={[53, 106, 159, 212]}>
      <Stacks
        lefts={[8]}
        boxes={[
          [661, 90, 14],
          [682, 200, 10],
        ]}
      />
      <ColumnEnds columns={['40%', '50.5%', '59.6%', '68%', '77%', '87%']} boxes={[[670, 60, 14]]} />
      <Lines tops={[703]} />
    </Repeat>
  </svg>
);

/** The accounts page of a phone, which begins with totals, the deposit and withdrawal buttons, and the curve. */
const NarrowAccounts = () => (
  <svg className="first-list first-row first-narrow first-totals" width="100%" height="100%">
    <Stacks
      lefts={[0]}
      boxes={[
        [19, 140, 10],
        [41, 180, 28],
        [82, 100, 10],
        [228, 110, 14],
      ]}
    />
    <Placeholders
      boxes={[
        [0, 144, '48.9%', 44],
        ['51.1%', 144, '48.9%', 44],
      ]}
    />
    <FromRight>
      <Placeholders boxes={[[-120, 106, 120, 10]]} />
    </FromRight>
    <Lines tops={[127, 200, 330, 382, 434, 486]} />
  </svg>
);

const MobileBar = () => (
  <svg className="first-row first-narrow" width="100%" height="57">
    <Lines tops={[0]} />
    {['12.5%', '37.5%', '62.5%', '87.5%'].map((x) => (
      <FromRight key={x} x={x}>
        <Dots centers={[0]} y={21} />
        <Placeholders boxes={[[-18, 38, 36, 8]]} />
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
      <TopBar layout="first-wide" x={20}>
        <Placeholders boxes={[[-207, 21, 50, 14]]} />
        <Dots centers={[-223, -126, -86]} />
        <Dots centers={[-40]} r={16} />
      </TopBar>
      <TopBar layout="first-narrow" x={16}>
        <Dots centers={[-80]} />
        <Dots centers={[-32]} r={16} />
      </TopBar>
      <SideMenu />
      <AccountsTable />
      <NarrowAccounts />
      <MobileBar />
    </div>,
  );
}
