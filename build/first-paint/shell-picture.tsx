import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A placeholder for text: left and top edge, width and height, in pixels or as percentages of the width. */
type Bone = readonly [x: number | string, y: number, width: number | string, height: number];

const Bones = ({ of }: { of: readonly Bone[] }) =>
  of.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
  ));

/** The same stack of placeholders at several x positions. */
const Stacks = ({
  at,
  of,
}: {
  at: readonly Bone[0][];
  of: readonly (readonly [y: number, width: number, height: number])[];
}) => at.map((x) => <Bones key={x} of={of.map(([y, width, height]) => [x, y, width, height])} />);

const Dots = ({ of, y = 28, r = 8 }: { of: readonly number[]; y?: number; r?: number }) =>
  of.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

const Lines = ({ of }: { of: readonly number[] }) =>
  of.map((y) => <rect key={y} y={y} width="100%" height="1" />);

/** Positions its children from the right edge, or from another percentage of the width. */
const From = ({ x = '100%', children }: { x?: string; children: ReactNode }) => (
  <svg x={x} overflow="visible">
    {children}
  </svg>
);

/** Draws a part once, and again at each offset below. */
const Repeated = ({ id, by, children }: { id: string; by: readonly number[]; children: ReactNode }) => (
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
    <Bones
      of={[
        [x, 16, 24, 24],
        [x + 34, 21, 60, 14],
      ]}
    />
    <From>{children}</From>
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
    <From>
      <rect x="-1" width="1" height="100%" />
    </From>
  </svg>
);

/** Title, key figures, tabs and rows. */
const Table = () => (
  <svg className="first-list first-wide" width="100%" height="100%">
    <Bones
      of={[
        [0, 30, 108, 24],
        [0, 224, 42, 14],
        [66, 224, 54, 14],
        [144, 224, 70, 14],
      ]}
    />
    <Lines of={[80, 188, 253, 287]} />
    <Stacks
      at={[0, '31.3%', '55.6%', '80%']}
      of={[
        [98, 96, 10],
        [116, 140, 24],
        [150, 72, 10],
      ]}
    />
    <From>
      <Bones
        of={[
          [-460, 207, 200, 36],
          [-252, 207, 168, 36],
          [-76, 207, 76, 36],
        ]}
      />
    </From>
    <Repeated id="first-row" by={[54, 108, 162, 216, 270]}>
      <Stacks
        at={[8]}
        of={[
          [299, 90, 14],
          [320, 200, 10],
        ]}
      />
      <Stacks at={['35%', '45.5%', '55%', '73%']} of={[[307, 60, 14]]} />
      <Lines of={[340]} />
    </Repeated>
  </svg>
);

/** The same as cards, without a title. */
const Cards = () => (
  <svg className="first-list first-row first-narrow" width="100%" height="100%">
    <Stacks
      at={[0]}
      of={[
        [19, 140, 10],
        [39, 180, 26],
        [81, 100, 10],
        [103, 185, 12],
      ]}
    />
    <Bones
      of={[
        [0, 169, 48, 16],
        [72, 169, 60, 16],
        [156, 169, 80, 16],
      ]}
    />
    <Lines of={[132, 204]} />
    <Repeated id="first-card" by={[276, 552]}>
      <rect
        y="217.5"
        width="100%"
        height="263"
        rx="10"
        fill="none"
        stroke="var(--ant-color-border-secondary)"
      />
      <Stacks
        at={[17]}
        of={[
          [241, 60, 14],
          [267, 200, 10],
        ]}
      />
      <Stacks
        at={[17, '36%']}
        of={[
          [300, 66, 10],
          [318, 60, 14],
          [352, 56, 10],
          [370, 70, 14],
        ]}
      />
      <Bones
        of={[
          [17, 422, '37%', 44],
          ['44.5%', 422, '37%', 44],
        ]}
      />
      <From>
        <Bones
          of={[
            [-97, 238, 80, 20],
            [-87, 300, 70, 10],
            [-67, 318, 50, 14],
          ]}
        />
      </From>
    </Repeated>
  </svg>
);

const MobileBar = () => (
  <svg className="first-row first-narrow" width="100%" height="57">
    <Lines of={[0]} />
    {['12.5%', '37.5%', '62.5%', '87.5%'].map((x) => (
      <From key={x} x={x}>
        <Dots of={[0]} y={21} />
        <Bones of={[[-18, 38, 36, 8]]} />
      </From>
    ))}
  </svg>
);

/**
 * The skeleton of a signed-in page with the accounts list, without a brand: whose client it is, is not known before
 * the gateway has answered (docs/decisions/0017). `boot.js` shows it to a visitor who has a session. It is drawn left
 * to right, in a wide and a narrow version; the style sheet picks one, and mirrors it for right-to-left languages.
 */
export function shellPicture(): string {
  return renderToStaticMarkup(
    <div id="first-shell" dir="ltr" aria-hidden="true">
      <TopBar look="first-wide" x={20}>
        <Bones of={[[-207, 21, 50, 14]]} />
        <Dots of={[-223, -126, -86]} />
        <Dots of={[-40]} r={16} />
      </TopBar>
      <TopBar look="first-narrow" x={16}>
        <Dots of={[-80]} />
        <Dots of={[-32]} r={16} />
      </TopBar>
      <SideMenu />
      <Table />
      <Cards />
      <MobileBar />
    </div>,
  );
}
