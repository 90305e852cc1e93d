import type { Candle } from '../../market/market';

const AXIS_PX = 76;
const FOOT_PX = 22;

/** Draws candles with a price axis, a time axis and a line at the last price. Colours come from the style sheet. */
export function drawChart(canvas: HTMLCanvasElement, candles: readonly Candle[], digits: number): void {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0 || candles.length === 0) return;
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);

  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  const margin = (high - low || 1) * 0.08;
  const plot = { width: width - AXIS_PX, height: height - FOOT_PX };
  const y = (price: number) => ((high + margin - price) / (high - low + 2 * margin)) * plot.height;
  const step = plot.width / candles.length;

  context.font = `11px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  grid();
  candles.forEach(candle);
  lastPrice();

  function grid(): void {
    if (!context) return;
    context.strokeStyle = colour('line');
    context.fillStyle = colour('quiet');
    for (let line = 0; line <= 5; line++) {
      const price = low + ((high - low) * line) / 5;
      rule(y(price), [1, 3]);
      context.fillText(price.toFixed(digits), plot.width + 8, y(price));
    }
    const labelInterval = Math.ceil(candles.length / Math.max(2, Math.floor(plot.width / 90)));
    candles.forEach(({ at }, index) => {
      if (index % labelInterval === 0) context.fillText(clock(at), index * step, plot.height + FOOT_PX / 2);
    });
  }

  function candle({ open, close, high: top, low: bottom }: Candle, index: number): void {
    if (!context) return;
    const middle = Math.round((index + 0.5) * step) + 0.5;
    const body = Math.max(1, Math.floor(step * 0.64));
    context.strokeStyle = context.fillStyle = colour(close >= open ? 'gain' : 'loss');
    context.beginPath();
    context.moveTo(middle, y(top));
    context.lineTo(middle, y(bottom));
    context.stroke();
    const from = Math.min(y(open), y(close));
    const size = Math.max(1, Math.abs(y(open) - y(close)));
    // Rising candles are outlined and falling ones filled, so that the two can be told apart without colour.
    if (close >= open && body > 3) {
      context.clearRect(middle - body / 2, from, body, size);
      context.strokeRect(middle - body / 2, from, body, size);
    } else context.fillRect(middle - body / 2, from, body, size);
  }

  function lastPrice(): void {
    const close = candles.at(-1)?.close;
    if (!context || close === undefined) return;
    context.strokeStyle = context.fillStyle = colour('accent');
    rule(y(close), [4, 3]);
    context.fillRect(plot.width + 2, y(close) - 9, AXIS_PX - 4, 18);
    context.fillStyle = colour('on-accent');
    context.fillText(close.toFixed(digits), plot.width + 8, y(close));
  }

  function rule(at: number, dashes: number[]): void {
    if (!context) return;
    context.setLineDash(dashes);
    context.beginPath();
    context.moveTo(0, Math.round(at) + 0.5);
    context.lineTo(plot.width, Math.round(at) + 0.5);
    context.stroke();
    context.setLineDash([]);
  }
}

function clock(instant: number): string {
  return new Date(instant).toISOString().slice(11, 16);
}
