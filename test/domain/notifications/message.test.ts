import { categoriesOf } from '../../../src/domain/notifications/message';
import { messageOf } from '../../../src/testkit/data/client-area';

test('categories once each, in order, without unnamed ones', () => {
  const messages = ['b', null, 'a', 'b'].map((category, id) => messageOf(id, { category }));
  expect(categoriesOf(messages)).toEqual(['b', 'a']);
});
