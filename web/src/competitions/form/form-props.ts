export type FormProps<Fields> = {
  readonly start: Fields;
  readonly action: string; // label of the submit button
  readonly failure: string; // error message if the server sends none
  readonly cancelTo: string; // path that the cancel button leads to
  readonly onSave: (fields: Fields, requestId: string) => Promise<void>;
};
