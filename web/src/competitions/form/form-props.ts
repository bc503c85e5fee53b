/** Props of a competition's form. */
export type FormProps<Fields> = {
  readonly start: Fields;
  readonly action: string; // what sending the form is called
  readonly failure: string; // where the server has no words of its own
  readonly cancelTo: string; // an address
  readonly onSave: (fields: Fields, requestId: string) => Promise<void>;
};
