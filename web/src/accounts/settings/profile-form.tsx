import { status } from '@darts/contracts/accounts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { usernameField } from '#accounts/account-fields.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import styles from './settings.module.css';
import { useProfileEdit, type ProfileFields } from './use-profile-edit.ts';

const profileForm = z.object({
  username: usernameField,
  status,
  showEmail: z.boolean(),
});

/** One's own profile, as others will see it. */
export function ProfileForm() {
  const { username, status: words, showEmail = true } = useUser();
  const form = useForm<ProfileFields>({
    resolver: standardSchemaResolver(profileForm),
    values: { username, status: words ?? '', showEmail },
    resetOptions: { keepDirtyValues: true }, // what is being typed outlives news from elsewhere
  });
  const { save, isPending } = useProfileEdit(form);
  const { errors } = form.formState;

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <Field label="Nombre de usuario" hint="De 3 a 15 caracteres" error={errors.username?.message}>
        <Input autoComplete="username" {...form.register('username')} />
      </Field>
      <Field
        label="Estado"
        hint="Unas palabras que se leen en tu perfil"
        error={errors.status?.message}
      >
        <Input autoComplete="off" {...form.register('status')} />
      </Field>
      <Switch label="Mostrar mi correo a otros jugadores" {...form.register('showEmail')} />
      <Button type="submit" variant="go" busy={isPending}>
        Guardar cambios
      </Button>
    </form>
  );
}
