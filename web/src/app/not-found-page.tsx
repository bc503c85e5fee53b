import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function NotFoundPage() {
  return (
    <div className={layout['page']}>
      <Notice title={<PageTitle title="Página no encontrada" />}>
        <p>Aquí no hay nada: la dirección está mal escrita, o la página ya no existe.</p>
        <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
      </Notice>
    </div>
  );
}
