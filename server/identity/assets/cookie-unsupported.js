// Tells the sign-on adapter that the browser keeps cookies from this frame.
parent.postMessage("unsupported", "*");
