import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

export function LegalNoticePage() {
  return (
    <LegalPage title="Aviso legal">
      <p>Quién ofrece este servicio y en qué condiciones se usa.</p>

      <h2>Titular</h2>
      <p>
        {operator.name} («el operador») ofrece este servicio y responde de él. Puedes ponerte en
        contacto con el operador <Contact />.
      </p>

      <h2>El servicio</h2>
      <p>
        Tres Dardos sirve para anotar partidas de dardos al 501 en un mismo dispositivo y para
        jugarlas en línea contra otras personas registradas. Es gratuito. Jugar en local no requiere
        cuenta; jugar en línea, sí.
      </p>

      <h2>Tu cuenta</h2>
      <ul>
        <li>La cuenta es personal. Guarda tu contraseña: lo que se haga con ella es cosa tuya.</li>
        <li>Para abrir una cuenta tienes que haber cumplido 14 años.</li>
        <li>
          El nombre de usuario lo ven los demás jugadores. No puede suplantar a nadie ni ofender.
        </li>
      </ul>

      <h2>Juego limpio</h2>
      <p>
        Cada jugador anota lo que lanza, con sinceridad. El operador puede cerrar las cuentas que
        falseen resultados, molesten a otros jugadores o intenten dañar el servicio.
      </p>

      <h2>Responsabilidad</h2>
      <p>
        El operador procura que el servicio funcione sin interrupciones, pero no puede garantizarlo.
        No responde de los daños que cause un fallo ajeno a su control, como un corte de la conexión
        durante una partida, en la medida en que la ley lo permite.
      </p>

      <h2>Propiedad intelectual</h2>
      <p>
        El programa, su diseño y sus textos pertenecen a sus autores y se usan bajo la licencia con
        la que se publican. Los logotipos de los patrocinadores pertenecen a sus titulares.
      </p>

      <h2>Ley aplicable</h2>
      <p>
        Este servicio se rige por la ley española. Si eres consumidor, los juzgados competentes son
        los de tu domicilio.
      </p>
    </LegalPage>
  );
}
