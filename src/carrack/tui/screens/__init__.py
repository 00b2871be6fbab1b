"""The screens of the terminal client and the dialogs over them, one module each."""
