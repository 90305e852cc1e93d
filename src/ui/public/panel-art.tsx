import type { BuiltInVariant } from '../../domain/site/company';

const range = (from: number, count: number, step: number) =>
  Array.from({ length: count }, (_, i) => from + i * step);

/** Arches: the portico itself. */
function Arches() {
  return (
    <g data-lit="">
      {range(0, 9, 46).map((inset) => {
        const radius = 402 - inset;
        return (
          <path key={inset} d={`M${inset - 82} 900V400a${radius} ${radius} 0 0 1 ${2 * radius} 0V900`} />
        );
      })}
    </g>
  );
}

/** Kawung, the batik of four petals. */
function Kawung() {
  const petals = [
    [23, 23, 45],
    [69, 69, 45],
    [69, 23, -45],
    [23, 69, -45],
  ] as const;
  const dots = [
    [46, 46],
    [0, 0],
    [92, 92],
    [92, 0],
    [0, 92],
  ] as const;
  return (
    <>
      <defs>
        <pattern id="kawung" width="92" height="92" patternUnits="userSpaceOnUse">
          {petals.map(([x, y, turn]) => (
            <ellipse
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              rx="27"
              ry="13"
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))}
          {dots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
          ))}
        </pattern>
      </defs>
      <rect width="640" height="900" fill="url(#kawung)" stroke="none" />
    </>
  );
}

/** Guilloche, as on banknotes. */
function Guilloche() {
  return range(0, 24, 7.5).map((turn) => (
    <ellipse key={turn} cx="340" cy="350" rx="420" ry="150" transform={`rotate(${turn} 340 350)`} />
  ));
}

/** Meridians and parallels. */
function Meridians() {
  return (
    <>
      <circle cx="340" cy="360" r="330" />
      {[85, 165, 233, 286, 319].map((rx) => (
        <ellipse key={rx} cx="340" cy="360" rx={rx} ry="330" />
      ))}
      {[
        [41, 85],
        [74, 165],
        [127, 233],
        [195, 286],
        [275, 319],
        [360, 330],
        [445, 319],
        [525, 286],
        [593, 233],
        [646, 165],
        [679, 85],
      ].map(([y, half = 0]) => (
        <path key={y} d={`M${340 - half} ${y}h${2 * half}`} />
      ))}
      <path d="M340 30v660" />
    </>
  );
}

const ART: Readonly<Record<BuiltInVariant, () => React.ReactNode>> = {
  main: Arches,
  invest: Kawung,
  bank: Guilloche,
  international: Meridians,
  other: Arches,
};

/** The drawing of the sign-in panel, one per column of the policy tables (A11). Decoration only. */
export function PanelArt({ design, className }: { design: BuiltInVariant; className: string | undefined }) {
  const Drawing = ART[design];
  return (
    <svg className={className} viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
