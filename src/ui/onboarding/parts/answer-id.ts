/** Id and handle of the control at a place of the form: `/means/industry` is `answer-means-industry`. */
export const answerId = (at: string): string => `answer${at.replaceAll('/', '-')}`;
