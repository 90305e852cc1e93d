import { chartColors } from '../../../src/ui/hooks/chart-colors';

const element = document.createElement('div');
element.style.color = 'rgb(255, 8, 0)';
element.style.setProperty('--ant-color-split', ' #e9e9e5');
document.body.append(element);

test.each([
  [false, '#e9e9e5'],
  [true, '#ff0800'],
])('with forced colors %s, a line of a chart is %s', (isForced, color) => {
  expect(chartColors(element, isForced)('color-split')).toBe(color);
});
