import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

export function PrivacyPage() {
  return (
    <LegalPage title="Política de privacidad">
      <p>Qué datos guardamos, para qué, durante cuánto tiempo y qué puedes pedir.</p>

      <h2>Responsable</h2>
      <p>
        {operator.name} («el operador») es responsable del tratamiento de tus datos. Para cualquier
        cuestión sobre ellos, puedes dirigirte al operador <Contact />.
      </p>

      <WhatIsKept />
      <WhyAndHowLong />
      <YourRights />
    </LegalPage>
  );
}

const WhatIsKept = () => (
  <>
    <h2>Qué datos guardamos</h2>
    <ul>
      <li>
        <strong>De tu cuenta:</strong> nombre de usuario, correo electrónico, el estado que quieras
        escribir, fecha de registro y último uso. De la contraseña solo guardamos un resumen cifrado
        (hash) del que no se puede recuperar. Si entras con Google, también el identificador que
        Google nos da de tu cuenta.
      </li>
      <li>
        <strong>De tus partidas en línea:</strong> rivales, turnos, resultados, fechas y las
        estadísticas que se calculan con ellos. Las partidas locales no se guardan en el servidor.
      </li>
      <li>
        <strong>De tus partidas de liga y de torneo:</strong> las horas que propones, que solo ve tu
        rival y se borran cuando la partida empieza; la que acordáis, que ven los demás jugadores
        registrados; lo que se decide a mano de ellas, quién y por qué, que ven también; si quieres
        recordatorios, y la dirección secreta de tu calendario.
      </li>
      <li>
        <strong>Del funcionamiento:</strong> las sesiones abiertas, los cambios importantes de las
        cuentas y los registros técnicos del servidor, que incluyen la dirección IP y la hora de las
        peticiones.
      </li>
    </ul>
    <p>
      No pedimos más datos de los necesarios, no usamos herramientas de seguimiento ni de publicidad
      y no elaboramos perfiles comerciales.
    </p>

    <h2>Quién los ve</h2>
    <p>
      Los demás jugadores registrados ven tu perfil: nombre de usuario, correo electrónico, estado,
      fecha de registro, estadísticas y partidas terminadas. Puedes ocultarles el correo en
      Configuración. Los administradores del servicio ven siempre tu correo y tu rol, para gestionar
      las cuentas. Quien tenga la dirección de tu calendario ve tus próximas partidas; puedes
      cambiarla cuando quieras, y la anterior deja de funcionar. No cedemos datos a terceros ni los
      transferimos fuera del Espacio Económico Europeo, salvo obligación legal.
    </p>
  </>
);

const WhyAndHowLong = () => (
  <>
    <h2>Para qué y con qué base</h2>
    <ul>
      <li>
        Para prestarte el servicio que pides al registrarte: identificarte, emparejarte con rivales
        y llevar tus estadísticas (ejecución de un contrato, artículo 6.1.b del RGPD).
      </li>
      <li>
        Para proteger el servicio de abusos y averías (interés legítimo, artículo 6.1.f del RGPD).
      </li>
    </ul>

    <h2>Correos</h2>
    <p>
      Solo te escribimos para que puedas recuperar la contraseña, cuando tú lo pides, y para
      avisarte 30 días antes de borrar una cuenta que no se usa. Si además pides recordatorios, te
      escribimos un día y una hora antes de cada partida cuya hora habéis acordado, y cuando se
      decide algo a mano de tus partidas o hay que decidirlo. Si un rival te espera en la diana y no
      tienes la aplicación abierta, también puede avisarte con un correo, uno por cuarto de hora
      como máximo. Todos los de tus partidas llevan un enlace para no recibir más. Nunca para hacer
      publicidad.
    </p>

    <h2>Durante cuánto tiempo</h2>
    <p>
      Conservamos tus datos mientras uses la cuenta y, como máximo, 2 años desde el último uso.
      Pasado ese plazo, o cuando eliminas la cuenta, se borran tus datos personales; los resultados
      de las partidas jugadas se conservan sin tu nombre, como «Jugador eliminado», porque también
      son de tus rivales. El historial de una liga o un torneo se borra dos años después de que
      termine; lo que se haya escrito en él sobre ti, con tu cuenta.
    </p>
  </>
);

const YourRights = () => (
  <>
    <h2>Tus derechos</h2>
    <p>
      Puedes cambiar tus datos y eliminar tu cuenta tú mismo, en Configuración. También puedes
      acceder a tus datos, rectificarlos, suprimirlos, oponerte a su tratamiento, pedir que se
      limite y recibirlos en un formato de uso común. Basta con pedirlo al operador, que te
      responderá en el plazo de un mes. Si crees que no se ha atendido tu petición, puedes reclamar
      ante la <a href="https://www.aepd.es">Agencia Española de Protección de Datos</a>.
    </p>

    <h2>Seguridad</h2>
    <p>
      Aplicamos medidas técnicas para proteger tus datos. Si aun así se produjera una brecha de
      seguridad que los afectara, lo notificaremos a la autoridad de control y, si supone un riesgo
      para ti, también a ti, en un plazo de 72 horas desde que la conozcamos.
    </p>

    <h2>Menores</h2>
    <p>El servicio no está dirigido a menores de 14 años, que no pueden abrir una cuenta.</p>
  </>
);
