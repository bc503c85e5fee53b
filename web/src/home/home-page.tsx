import { PageTitle } from '#ui/page-title.tsx';

export function HomePage() {
  return <PageTitle title="Inicio" />;
}
