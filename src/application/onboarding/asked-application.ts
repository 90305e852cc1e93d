import type { Culture } from '../../domain/culture/cultures.table';
import type { Application, ApplicationForm } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Queries, QueryFamily } from '../remote/queries';

/** The questions, the answers to them and what became of these. */
export interface Asked {
  readonly form: ApplicationForm;
  readonly application: Application;
}

/** The applications by type, asked anew each time one is opened: another device may have gone on. */
export function askedApplications(
  queries: Queries,
  applications: Applications,
): QueryFamily<Asked, [typeId: number, culture: Culture]> {
  return queries.family({
    scope: 'client',
    call: 'application',
    freshForMs: 0,
    read: async (signal, typeId: number, culture: Culture) => {
      const [form, application] = await Promise.all([
        applications.form(typeId, culture, signal),
        applications.current(typeId, signal),
      ]);
      return { form, application };
    },
  });
}
