import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { FormProblem } from '../kernel/form-problem';

/** Which field of what proves a change was wrong; undefined where the refusal is about something else. */
export function refusedProof(problem: FormProblem): 'password' | 'code' | undefined {
  if (problem.kind !== 'refused') return undefined;
  const { codes } = problem;
  if (codes.includes(ERROR_CODE.wrongCurrentPassword)) return 'password';
  return codes.includes(ERROR_CODE.wrongCode) ? 'code' : undefined;
}
