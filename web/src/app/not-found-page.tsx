import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';

export function NotFoundPage() {
  return (
    <div className={layout['page']}>
      <EmptyState title={<PageTitle title="Página no encontrada" />}>
        <p>Aquí no hay nada: la dirección está mal escrita, o la página ya no existe.</p>
        <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
      </EmptyState>
    </div>
  );
}
