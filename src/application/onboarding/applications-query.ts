import type { Culture } from '../../domain/culture/cultures.table';
import type { Application, ApplicationForm } from '../../domain/onboarding/application';
import type { Applications } from './ports/applications';
import type { Queries, QueryFamily } from '../remote/queries';

/** An application with its questions. */
export interface LoadedApplication {
  readonly form: ApplicationForm;
  readonly application: Application;
}

/** Query of applications by type. It is fetched each time the page opens: another device may have changed the answers. */
export function applicationsQuery(
  queries: Queries,
  applications: Applications,
): QueryFamily<LoadedApplication, [typeId: number, culture: Culture]> {
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
