import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { FormProblem } from '../kernel/form-problem';

/** The field with the wrong proof; undefined if the refusal has another reason. */
export function refusedProofField(problem: FormProblem): 'password' | 'code' | undefined {
  if (problem.kind !== 'refused') return undefined;
  const { codes } = problem;
  if (codes.includes(ERROR_CODE.wrongCurrentPassword)) return 'password';
  return codes.includes(ERROR_CODE.wrongCode) ? 'code' : undefined;
}
