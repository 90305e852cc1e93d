import sharp from 'sharp';
import { checkDocument } from '../../../gateway/documents/check-document';
import { CONTENT_REASONS } from '../../../gateway/documents/content-reasons';
import { badFiles, jpeg, png } from './files';

// Each PDF is checked by a process of its own.
jest.setTimeout(120_000);

it('forty bad files are refused, each with its reason (U1)', async () => {
  const files = await badFiles();
  expect(files.length).toBeGreaterThanOrEqual(40);
  const verdicts = [];
  for (const [name, , bytes] of files) verdicts.push([name, await checkDocument(bytes)]);
  expect(verdicts).toEqual(files.map(([name, reason]) => [name, reason]));
  const reasons = new Set(files.map(([, reason]) => reason));
  expect([...CONTENT_REASONS].filter((reason) => !reasons.has(reason))).toEqual(['duplicate']);
});

it.each([
  ['a PNG', 'image/png', png],
  ['a photo', 'image/jpeg', jpeg],
] as const)(
  '%s is rendered again: metadata and bytes after its end are removed',
  async (_description, mediaType, make) => {
    const end = mediaType === 'image/png' ? 'IEND\xae\x42\x60\x82' : '\xff\xd9';
    const bytes = Buffer.concat([await make(), Buffer.from(`<?php evil ${end}`, 'latin1')]);
    const acceptedFile = await checkDocument(bytes);
    if (typeof acceptedFile === 'string') throw new Error(acceptedFile);
    expect(acceptedFile.mediaType).toBe(mediaType);
    expect(acceptedFile.bytes.includes('evil')).toBe(false);
    expect(acceptedFile.bytes.includes('where-it-was-taken')).toBe(false);
    const { exif, orientation, width, height } = await sharp(acceptedFile.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    // The photo is rotated by its orientation.
    expect([width, height]).toEqual(mediaType === 'image/png' ? [40, 30] : [30, 40]);
  },
);
