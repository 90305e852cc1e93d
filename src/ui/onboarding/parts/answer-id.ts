/** Id and test id of the control at a path of the form: `/means/industry` is `answer-means-industry`. */
export const answerId = (path: string): string => `answer${path.replaceAll('/', '-')}`;
