import { LegalPage } from './legal-page.tsx';

export function CookiesPage() {
  return (
    <LegalPage title="Política de cookies">
      <p>Usamos una sola cookie, la que mantiene tu sesión abierta. Ninguna para seguirte.</p>

      <h2>La cookie de sesión</h2>
      <dl>
        <dt>Nombre</dt>
        <dd>session; con https, __Host-session</dd>
        <dt>Para qué</dt>
        <dd>Reconocerte mientras tienes la sesión iniciada.</dd>
        <dt>De quién</dt>
        <dd>Propia: solo la lee este servicio.</dd>
        <dt>Cuándo</dt>
        <dd>Desde que inicias sesión hasta que la cierras o caduca por falta de uso.</dd>
      </dl>
      <p>
        Es una cookie técnica, imprescindible para el servicio que pides, y por eso no necesita
        consentimiento (artículo 22.2 de la LSSI). Si no inicias sesión, no se instala.
      </p>

      <h2>Lo que recuerda tu dispositivo</h2>
      <p>
        Para tu comodidad, el navegador guarda en tu dispositivo algunas preferencias: si el menú
        está plegado, cómo quieres oír y ver las partidas, la forma de anotar los dardos que usaste
        la última vez, los nombres, los puntos y las rondas de las últimas partidas locales, la
        partida local que tienes a medias, la liga o el torneo que estás rellenando, el turno de una
        partida online que aún no se ha podido enviar o la última página que visitaste. El servidor
        no recoge nada de ello.
      </p>

      <h2>Cookies de terceros</h2>
      <p>
        No usamos cookies de publicidad, de analítica ni de redes sociales. Si se ofrece entrar con
        Google, su botón viene de Google, que puede usar sus propias cookies en las páginas en que
        aparece según su <a href="https://policies.google.com/privacy">política de privacidad</a>.
      </p>

      <h2>Cómo borrarla</h2>
      <p>
        Al cerrar la sesión, la cookie se borra. También puedes borrarla o bloquearla en los ajustes
        del navegador; si la bloqueas, no podrás iniciar sesión, pero sí jugar en local.
      </p>
    </LegalPage>
  );
}
