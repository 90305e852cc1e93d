import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpCampaignSlides } from '../../../src/infrastructure/campaigns/http-campaign-slides';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpRegionPopups } from '../../../src/infrastructure/campaigns/http-region-popups';
import { rejectionOf } from '../../../src/testkit/runner/failures';

/** A client whose every call has this result. */
const clientWith = (value: unknown) =>
  new HttpClient(new Map(), async () =>
    httpAnswer(200, JSON.stringify({ hasError: false, result: value }), () => null),
  );

describe('the regional popup', () => {
  const emptyPopup = { id: null, title: '', contentText: '', buttonText: '', culture: null, url: null };

  test('null means no popup, missing or null fields are empty, and unknown fields are ignored', async () => {
    const read = (value: unknown) => new HttpRegionPopups(clientWith(value)).current();
    expect(await read(null)).toBeNull();
    expect(await read({})).toEqual(emptyPopup);
    expect(await read({ ...emptyPopup, title: null, contentText: null, buttonText: null })).toEqual(
      emptyPopup,
    );
    expect(await read({ id: '12', title: 'T', url: 'https://a.example', extra: 1 })).toEqual({
      ...emptyPopup,
      id: 12,
      title: 'T',
      url: 'https://a.example',
    });
  });

  test.each(['text', [], { title: 5 }, { id: -1.5 }])('%j is malformed', async (value) => {
    expect(await rejectionOf(new HttpRegionPopups(clientWith(value)).current())).toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('the campaign slides', () => {
  const emptySlide = { id: null, contentText: '', buttonText: '', culture: null, image: null, url: null };

  test('are validated one by one, and missing fields are empty', async () => {
    const list = [
      {},
      { contentText: 7 },
      null,
      { id: '3', contentText: 'C', image: 'https://a.example/p.png' },
    ];
    expect(await new HttpCampaignSlides(clientWith(list)).list()).toEqual([
      emptySlide,
      { ...emptySlide, id: 3, contentText: 'C', image: 'https://a.example/p.png' },
    ]);
  });

  test.each([null, {}, 'text'])('%j is malformed', async (value) => {
    expect(await rejectionOf(new HttpCampaignSlides(clientWith(value)).list())).toMatchObject({
      kind: 'malformed',
    });
  });
});
