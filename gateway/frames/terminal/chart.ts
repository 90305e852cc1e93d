import type { Candle } from '../../market/market';

const AXIS_PX = 80;
const FOOT_PX = 22;
const LABEL_PX = 18;
/** Steps between the lines of a price axis, as multiples of a power of ten. */
const NICE_STEPS = [1, 2, 5, 10];

/** A price of the client's own on the chart. */
export interface PriceLine {
  readonly price: number;
  readonly label: string;
}

export interface ChartContent {
  readonly candles: readonly Candle[];
  readonly lines: readonly PriceLine[];
  readonly writePrice: (price: number) => string;
  readonly writeTime: (instant: number) => string;
}

/** Draws candles with both axes, the last price, and the client's own prices. Colors come from the style sheet. */
export function drawChart(canvas: HTMLCanvasElement, content: ChartContent): void {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  const { candles, lines, writePrice, writeTime } = content;
  if (!context || width === 0 || candles.length === 0) return;
  const pen = context;
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  pen.scale(ratio, ratio);

  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const candleHigh = Math.max(...candles.map((candle) => candle.high));
  const candleLow = Math.min(...candles.map((candle) => candle.low));
  // A line far away would press the candles flat.
  const reach = candleHigh - candleLow || candleHigh * 0.001;
  const visibleLines = lines.filter(({ price }) => price < candleHigh + reach && price > candleLow - reach);
  const high = Math.max(candleHigh, ...visibleLines.map(({ price }) => price));
  const low = Math.min(candleLow, ...visibleLines.map(({ price }) => price));
  const margin = (high - low || reach) * 0.08;
  const plot = { width: width - AXIS_PX, height: height - FOOT_PX };
  const y = (price: number) => ((high + margin - price) / (high - low + 2 * margin)) * plot.height;
  const step = plot.width / candles.length;

  pen.font = `11px ${style.fontFamily}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  drawAxes();
  candles.forEach(drawCandle);
  visibleLines.forEach(drawLine);
  drawLastPrice();

  function drawAxes(): void {
    pen.strokeStyle = color('split');
    pen.fillStyle = color('quiet');
    const rawStep = (high - low + 2 * margin) / Math.max(3, Math.floor(plot.height / 44));
    const power = 10 ** Math.floor(Math.log10(rawStep));
    const priceStep = power * (NICE_STEPS.find((nice) => nice * power >= rawStep) ?? 10);
    const marks = [...visibleLines.map(({ price }) => y(price)), y(candles.at(-1)?.close ?? low)];
    for (
      let price = Math.ceil((low - margin) / priceStep) * priceStep;
      price < high + margin;
      price += priceStep
    ) {
      rule(y(price), []);
      const isFree = marks.every((mark) => Math.abs(mark - y(price)) > LABEL_PX);
      if (isFree) pen.fillText(writePrice(price), plot.width + 8, y(price));
    }
    const interval = Math.ceil(candles.length / Math.max(2, Math.floor(plot.width / 96)));
    candles.forEach(({ at }, index) => {
      if (index % interval === 0) pen.fillText(writeTime(at), index * step, plot.height + FOOT_PX / 2);
    });
  }

  // Rising candles are hollow and falling ones filled, in one tone.
  function drawCandle({ close, high: top, low: bottom, open }: Candle, index: number): void {
    const middle = Math.round((index + 0.5) * step) + 0.5;
    const body = Math.max(1, Math.floor(step * 0.64));
    const [from, to] = [Math.min(y(open), y(close)), Math.max(y(open), y(close))];
    pen.strokeStyle = pen.fillStyle = color('accent');
    pen.beginPath();
    pen.moveTo(middle, y(top));
    pen.lineTo(middle, from);
    pen.moveTo(middle, to);
    pen.lineTo(middle, y(bottom));
    pen.stroke();
    const size = Math.max(1, to - from);
    if (close >= open && body > 3) pen.strokeRect(middle - body / 2, from, body, size);
    else pen.fillRect(middle - body / 2, from, body, size);
  }

  function drawLine({ label, price }: PriceLine): void {
    pen.strokeStyle = color('text');
    rule(y(price), [2, 3]);
    const textWidth = pen.measureText(label).width;
    pen.fillStyle = color('page');
    pen.fillRect(plot.width - textWidth - 10, y(price) - LABEL_PX / 2, textWidth + 8, LABEL_PX);
    pen.fillStyle = color('quiet');
    pen.fillText(label, plot.width - textWidth - 6, y(price));
    pen.fillText(writePrice(price), plot.width + 8, y(price));
  }

  function drawLastPrice(): void {
    const close = candles.at(-1)?.close;
    if (close === undefined) return;
    pen.strokeStyle = color('accent');
    rule(y(close), []);
    pen.fillStyle = color('fill');
    pen.fillRect(plot.width + 2, y(close) - LABEL_PX / 2, AXIS_PX - 4, LABEL_PX);
    pen.fillStyle = color('on-fill');
    pen.fillText(writePrice(close), plot.width + 8, y(close));
  }

  function rule(at: number, dashes: number[]): void {
    pen.setLineDash(dashes);
    pen.beginPath();
    pen.moveTo(0, Math.round(at) + 0.5);
    pen.lineTo(plot.width, Math.round(at) + 0.5);
    pen.stroke();
    pen.setLineDash([]);
  }
}
